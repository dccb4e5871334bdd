// SPDX-License-Identifier: MIT

internal import CConfine

/// Returns memory to the system that this process does not need while it waits: free memory that the allocator keeps,
/// and pages of code. The system reads code pages again from their file when needed.
///
/// The call takes a few milliseconds, and slows the next work by as much.
public func releaseMemory() { weave_release_memory() }
