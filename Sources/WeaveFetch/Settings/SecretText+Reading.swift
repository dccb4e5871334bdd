// SPDX-License-Identifier: MIT

import WeaveSystem

/// Looks up secrets; uses the process's own environment except in tests.
public struct SecretStore: Sendable {
  /// The value of an environment variable; nil if it is not set.
  public var environment: @Sendable (String) -> String?

  /// A store of secrets from environment variables and files.
  public init(environment: @escaping @Sendable (String) -> String?) { self.environment = environment }

  /// The text of a secret, without a line break at its end.
  ///
  /// - Throws: `.lasting` if it is missing, empty, or readable by others. Errors name the place and never the text.
  func text(of secret: SecretText, for purpose: String, hasLines: Bool = false) throws(FetchError) -> String {
    let found: String
    switch secret {
    case .plain(let text): return text
    case .environment(let name):
      guard let text = environment(name) else {
        throw FetchError(.lasting, "the \(purpose) should be in the variable `\(brief(name))`, which is not set")
      }
      found = text
    case .file(let path): found = try text(ofFile: path, purpose)
    case .credential(let name):
      guard let folder = environment("CREDENTIALS_DIRECTORY"), !name.contains("/"), name != ".." else {
        throw FetchError(
          .lasting, "the \(purpose) should be the credential `\(brief(name))`, but systemd has not provided it")
      }
      found = try read("\(folder)/\(name)", purpose)
    }
    let text = found.trimmed
    let isLine = { (byte: UInt8) in hasLines && (byte == 0x0A || byte == 0x0D) }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || isLine($0) }) else {
      throw FetchError(.lasting, "the \(purpose) is empty or has more than one line")
    }
    return text
  }

  private func text(ofFile path: String, _ purpose: String) throws(FetchError) -> String {
    var path = path
    if path.hasPrefix("~/"), let home = environment("HOME") { path = home + path.dropFirst() }
    if let others = othersMayRead(path), others {
      throw FetchError(
        .lasting, "`\(brief(path))` with the \(purpose) can be read by others; run `chmod 600` on it")
    }
    return try read(path, purpose)
  }

  private func read(_ path: String, _ purpose: String) throws(FetchError) -> String {
    do throws(FileError) {
      return String(decoding: try readFile(path, limit: 65_536), as: UTF8.self)
    } catch {
      throw FetchError(.lasting, "the \(purpose) cannot be read: \(error)")
    }
  }
}
