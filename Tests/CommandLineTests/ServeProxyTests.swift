// SPDX-License-Identifier: MIT

import Foundation
import Loopback
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The recipes of `docs/server.md` for proxies, with the proxies themselves.
@Suite(.waiting, .serialized) struct ServeProxyTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case caddy = "Caddy:"
    case nginx = "nginx:"
    case two = "two servers"

    var testDescription: String { rawValue }
    var program: String { self == .caddy ? "/usr/bin/caddy" : "/usr/sbin/nginx" }
    var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }
  }

  /// A proxy that ends TLS for `frames.example`, ended with the test.
  private final class Proxy {
    let port: UInt16
    let folder: Folder
    private let process = Process()

    /// - Parameter ports: those of the servers behind it, in the order of the recipe.
    init(_ kind: Kind, to ports: [UInt16], in folder: Folder) throws {
      self.folder = folder
      port = try freePort()
      var recipe = try Self.recipe(kind)
      for (place, server) in ports.enumerated() {
        recipe = recipe.replacing("127.0.0.1:\(8_480 + place)", with: "127.0.0.1:\(server)")
      }
      try Self.makeCertificate(folder)
      let (certificate, key) = ("\(folder.path)/cert.pem", "\(folder.path)/key.pem")
      process.executableURL = URL(filePath: kind.program)
      if kind == .caddy {
        let site = recipe.replacing(
          "frames.example {", with: "https://frames.example:\(port) {\n  bind 127.0.0.1\n  tls \(certificate) \(key)")
        try folder.write("{\n  admin off\n  auto_https off\n}\n\(site)\n", to: "Caddyfile")
        process.arguments = ["run", "--config", "\(folder.path)/Caddyfile", "--adapter", "caddyfile"]
      } else {
        let site = recipe.replacing(
          "listen 443 ssl;",
          with: "listen 127.0.0.1:\(port) ssl;\n  ssl_certificate \(certificate);\n  ssl_certificate_key \(key);")
        let user = getuid() == 0 ? "user root;" : ""
        try folder.write(
          """
          \(user)
          daemon off;
          pid \(folder.path)/nginx.pid;
          error_log \(folder.path)/error.log;
          events { worker_connections 256; }
          http { access_log off; \(site) }
          """, to: "nginx.conf")
        process.arguments = ["-p", folder.path, "-c", "\(folder.path)/nginx.conf"]
      }
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.start()
    }

    /// Threads of tests block signals, and what they start inherits that.
    deinit {
      let children = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children",
        encoding: .utf8)
      for child in (children ?? "").split(separator: " ").compactMap({ pid_t($0) }) { kill(child, SIGKILL) }
      kill(process.processIdentifier, SIGKILL)
    }

    /// The code behind a word of the document.
    private static func recipe(_ kind: Kind) throws -> String {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let text = try String(contentsOf: root.appending(path: "docs/server.md"), encoding: .utf8)
      let rest = try #require(text.components(separatedBy: "\n\(kind.rawValue)").dropFirst().first)
      let code = try #require(rest.components(separatedBy: "```").dropFirst().first)
      return String(code.drop { $0 != "\n" })
    }

    private static func makeCertificate(_ folder: Folder) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/openssl")
      process.arguments = [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=frames.example", "-keyout",
        "\(folder.path)/key.pem", "-out", "\(folder.path)/cert.pem",
      ]
      process.standardError = FileHandle.nullDevice
      try process.start()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    struct Answer {
      var status: Int
      var headers: [String: String]
      var body: Data
      var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// Asks over TLS as `frames.example`; waits for a proxy that is starting.
    ///
    /// - Parameter end: what the answer is read up to; nil for all of it.
    func ask(
      _ path: String, _ headers: [String] = [], method: String = "GET", body: String = "", until end: String = ""
    ) throws -> Answer {
      let script = """
        import http.client, json, socket, ssl, sys, time
        port, method, path, body, end = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5].encode()
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        limit = time.monotonic() + 60
        while True:
            try:
                plain = socket.create_connection(("127.0.0.1", port), 60)
                break
            except ConnectionRefusedError:
                if time.monotonic() > limit: raise
                time.sleep(0.05)
        connection = http.client.HTTPConnection("frames.example", port)
        connection.sock = context.wrap_socket(plain, server_hostname="frames.example")
        headers = dict(line.split(": ", 1) for line in sys.argv[6:])
        connection.request(method, path, body.encode() or None, headers)
        answer = connection.getresponse()
        data = b""
        if end:
            while end not in data:
                data += answer.read1(65536)
        else:
            data = answer.read()
        print(json.dumps({"status": answer.status, "headers": {k.lower(): v for k, v in answer.getheaders()}}), flush=True)
        sys.stdout.buffer.write(data)
        """
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", script, "\(port)", method, path, body, end] + headers
      process.standardOutput = output
      try process.start()
      let all = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let line = all.prefix { $0 != 0x0A }
      let head = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      return Answer(
        status: try #require(head["status"] as? Int), headers: try #require(head["headers"] as? [String: String]),
        body: Data(all.dropFirst(line.count + 1)))
    }
  }

  private static let address = "AA:BB:CC:00:11:22"

  private func household() throws -> (folder: Folder, token: String) {
    let folder = try Household.folder([
      Household.display("kitchen", "trmnl-og", "red.json", #", "device": "\#(Self.address)""#),
      Household.display("attic", "trmnl-og", "blue.json"),
    ])
    try folder.write("correct horse\n", to: "password")
    let token = try Tool.run(["display", "token", "kitchen"], in: folder).text.trimmingCharacters(in: .newlines)
    return (folder, token)
  }

  private static let trusted = ["--password-file", "password", "--name", "frames.example"]

  /// TLS ends at the proxy; a display behind it gets its picture, and whoever is told an address is told that of the proxy.
  @Test(arguments: [Kind.caddy, .nginx]) func aDisplayBehindAProxy(_ kind: Kind) throws {
    if !kind.isThere { try Test.cancel("no \(kind.program)") }
    let (folder, token) = try household()
    let server = try RunningServer(folder, Self.trusted)
    let proxy = try Proxy(kind, to: [server.port], in: try Folder())
    let drawn = try Tool.run(["render", "red.json", "--panel", "trmnl-og", "-o", "-"], in: folder).bytes
    let picture = try proxy.ask("/picture/kitchen.png?token=\(token)")
    #expect(picture.status == 200)
    #expect(picture.body == drawn)
    let tag = try #require(picture.headers["etag"])
    #expect(try proxy.ask("/picture/kitchen.png?token=\(token)", ["If-None-Match: \(tag)"]).status == 304)
    #expect(try proxy.ask("/picture/kitchen.png").status == 401)
    // A display of TRMNL fetches from the address that it is told.
    let told = try proxy.ask("/api/display", ["ID: \(Self.address)", "Access-Token: \(token)"])
    let object = try #require(try JSONSerialization.jsonObject(with: told.body) as? [String: Any])
    let url = try #require((object["image_url"] as? String).flatMap { URL(string: $0) })
    #expect(url.scheme == "https")
    #expect(url.host == "frames.example")
    #expect(url.port == Int(proxy.port))
    #expect(try proxy.ask(url.path + "?" + (url.query ?? "")).body == drawn)
    // The owner signs in, and the cookie never goes over a connection without TLS.
    let form = ["Content-Type: application/x-www-form-urlencoded", "Origin: https://frames.example:\(proxy.port)"]
    let signedIn = try proxy.ask("/login", form, method: "POST", body: "password=correct+horse")
    #expect(signedIn.status == 303)
    #expect(signedIn.headers["set-cookie"]?.contains("; Secure") == true)
    // News of pictures pass at once.
    let news = try proxy.ask("/events/kitchen?token=\(token)", until: "data: ")
    #expect(news.headers["content-type"] == "text/event-stream")
  }

  @Test(.enabled(if: Kind.two.isThere, "no /usr/sbin/nginx")) func twoServersBehindOneProxy() throws {
    let (folder, _) = try household()
    let servers = try ["one", "other"].map { state in
      try RunningServer(folder, ["--name", "frames.example", "--state", state])
    }
    let proxy = try Proxy(.two, to: servers.map(\.port), in: try Folder())
    let attic = try proxy.ask("/picture/attic.png")
    let kitchen = try proxy.ask("/picture/kitchen.png")
    #expect(attic.body == (try Tool.run(["render", "blue.json", "--panel", "trmnl-og", "-o", "-"], in: folder).bytes))
    #expect(kitchen.body == (try Tool.run(["render", "red.json", "--panel", "trmnl-og", "-o", "-"], in: folder).bytes))
    // Each was asked once.
    for server in servers {
      #expect(try server.ask("/metrics").text.contains(#"weave_answers_total{kind="picture"} 1"#))
    }
  }
}
