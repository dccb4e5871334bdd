// SPDX-License-Identifier: MIT

/// The version of the engine.
public let weaveVersion = "1.1.0"
