// SPDX-License-Identifier: MIT

package import Hummingbird
import NIOCore

/// What is known about a connection while one of its requests is answered.
package struct ServerContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  /// The address of the client, without a port.
  package let client: String
  /// The port that the client connected to.
  package let port: Int
  private let channel: any Channel

  package init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    client = source.channel.remoteAddress?.ipAddress ?? ""
    port = source.channel.localAddress?.port ?? 0
    channel = source.channel
  }

  /// Closes the connection without an answer.
  package func close() { channel.close(promise: nil) }
}
