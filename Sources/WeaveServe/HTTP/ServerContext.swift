// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore

/// What is known of a connection while one of its requests is answered.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The other side's address, without a port.
  let client: String
  /// The port that it has reached.
  let port: Int

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    client = source.channel.remoteAddress?.ipAddress ?? ""
    port = source.channel.localAddress?.port ?? 0
  }
}
