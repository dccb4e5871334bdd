// SPDX-License-Identifier: MIT

public import WeaveHTTP
public import WeaveRender

/// The reason why a preview did not start.
public enum PreviewError: Error, Sendable, CustomStringConvertible {
  /// The port is in use or requires privileges.
  case port(PortError)
  /// The graphics libraries failed to start.
  case drawing(RenderError)
  /// The drawing thread failed to start; the reason.
  case thread(String)

  /// The reason, as a message.
  public var description: String {
    switch self {
    case .port(let error): "\(error)"
    case .drawing(let error): "\(error)"
    case .thread(let reason): reason
    }
  }
}
