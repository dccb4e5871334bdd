// SPDX-License-Identifier: MIT

/// The version of the engine.
public let weaveVersion = "1.1.0"

/// The release that first drew designs as this one does. A release that draws every design as the one before keeps it,
/// so that references need not be written again.
///
/// Whoever changes the pictures of designs that have not changed sets it to the version of the next release.
public let drawingVersion = "1.2"
