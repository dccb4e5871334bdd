// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program `openssl`, which makes keys and certificates, checks signatures and serves with TLS.
enum OpenSSL {
  static let path = "/usr/bin/openssl"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  /// Runs a command and returns its output.
  @discardableResult static func run(_ words: String, in folder: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "openssl \(words)")
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A server with TLS on loopback, which answers `/answer` with `{"state": 1}`.
final class SecureServer {
  /// The certificate, which signs itself.
  let certificate: String
  /// The address of its only answer.
  let address: String
  private let process = Process()
  private let output = Pipe()

  /// - Parameters:
  ///   - name: whom the certificate is for, such as `IP:127.0.0.1`; it begins in 2020.
  ///   - folder: where its files are.
  init(_ name: String, until end: String = "20991231000000Z", in folder: String) throws {
    certificate = folder + "/certificate.pem"
    try Self.makeCertificate(name, until: end, in: folder)
    try Data(#"{"state": 1}"#.utf8).write(to: URL(filePath: folder + "/answer"))
    process.executableURL = URL(filePath: OpenSSL.path)
    process.arguments = ["s_server", "-WWW", "-accept", "127.0.0.1:0", "-cert", "certificate.pem", "-key", "key.pem"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    // `ACCEPT 127.0.0.1:40123`
    var said = ""
    while !said.hasSuffix("\n") || !said.contains("ACCEPT ") {
      let part = output.fileHandleForReading.availableData
      try #require(!part.isEmpty, "openssl s_server ends: \(said)")
      said += String(decoding: part, as: UTF8.self)
    }
    let port = try #require(said.split(whereSeparator: { ":\n".contains($0) }).last { Int($0) != nil })
    address = "https://127.0.0.1:\(port)/answer"
  }

  /// Test threads block signals that can be blocked, and child processes inherit that.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func makeCertificate(_ name: String, until end: String, in folder: String) throws {
    let settings = """
      [ca]
      default_ca = own
      [own]
      database = index.txt
      new_certs_dir = .
      serial = serial
      default_md = sha256
      policy = names
      [names]
      commonName = supplied
      [more]
      subjectAltName = \(name)

      """
    for (file, text) in [("ca.conf", settings), ("index.txt", ""), ("serial", "01\n")] {
      try Data(text.utf8).write(to: URL(filePath: folder + "/" + file))
    }
    try OpenSSL.run(
      "req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out request.pem -subj /CN=test",
      in: folder)
    try OpenSSL.run(
      "ca -selfsign -batch -config ca.conf -keyfile key.pem -in request.pem -out certificate.pem -notext -extensions more "
        + "-startdate 20200101000000Z -enddate \(end)", in: folder)
  }
}
