// SPDX-License-Identifier: MIT

internal import CConfine

/// Gives memory back that this process does not need while it waits: what the allocator keeps for later, and pages of code that
/// are in memory since they were last used. The system reads these again when they are needed, from its own copy of the file.
///
/// It takes a few milliseconds, and so does the next work.
public func releaseMemory() { weave_release_memory() }
