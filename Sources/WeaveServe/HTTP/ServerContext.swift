// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore

/// What is known about a connection while one of its requests is answered.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of the client, without a port.
  let client: String
  /// The port that the client connected to.
  let port: Int

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    client = source.channel.remoteAddress?.ipAddress ?? ""
    port = source.channel.localAddress?.port ?? 0
  }
}
