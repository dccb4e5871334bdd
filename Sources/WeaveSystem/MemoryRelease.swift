// SPDX-License-Identifier: MIT

internal import CConfine

/// Returns memory to the system that this process does not need while it waits: free memory that the allocator keeps,
/// and pages of code. The system reads code pages again from their file when needed.
///
/// The call takes a few milliseconds, and slows the next work by as much.
public func releaseMemory() { weave_release_memory() }

/// Makes a crash for lack of memory or threads print a message and exit with code 2, and leaves other crashes to the
/// handlers that were there before. For programs, since it affects the whole process.
public func explainRefusals() { weave_explain_refusals() }

/// From now on, the refusal of a large block of memory does not end the process. For servers: one picture fails, and
/// the server remains. The refusal of a small block still ends it.
public func goOnWithoutMemory() { weave_go_on_without_memory() }
