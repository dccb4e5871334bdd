// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A display that follows the rules of TRMNL's firmware, on a server of its own.
///
/// - Source: usetrmnl/trmnl-firmware 74f7b18 (bl.cpp, filesystem.cpp), trmnl-spec 50c9436 (spec/general).
final class TRMNLDevice {
  /// What one wake came to.
  enum Wake: Equatable {
    /// A picture was fetched and drawn.
    case drawn(Data)
    /// The picture is the one that is shown; nothing was fetched.
    case same
    /// Another picture of its memory is shown; nothing was fetched.
    case remembered
    /// The server knows no user for the device: it asks again soon.
    case pollsSoon
    /// The device forgets its token.
    case reset
    /// The answer was none that the firmware takes.
    case failed(Int)
  }

  let address: String
  var model = "og"
  var width = 800, height = 480
  var token: String?
  /// The largest file that it takes in bytes; boards with large panels have more memory.
  private var limit: Int { model == "x" ? 750_000 : 90_000 }
  private(set) var friendlyID: String?
  /// Seconds that it sleeps now.
  private(set) var sleep = 900
  /// The pictures in its memory, by name.
  private(set) var files: [String: Data] = [:]
  private(set) var shown: String?
  private let server: RunningServer

  init(_ address: String, _ server: RunningServer) { (self.address, self.server) = (address, server) }

  /// The headers that every request of the firmware has; a modem of one kind sends their names in small letters.
  private var headers: [String] {
    [
      "id: \(address)", "Model: \(model)", "FW-Version: 1.8.14", "RSSI: -61", "Battery-Voltage: 3.92",
      "Width: \(width)", "Height: \(height)",
    ]
      + (token.map { ["Access-Token: \($0)"] } ?? [])
  }

  /// Asks for a token, as after it is unpacked.
  ///
  /// - Returns: the status in the answer.
  func setUp() throws -> Int {
    let answer = try server.ask("/api/setup", headers: headers)
    guard answer.status == 200 else { return answer.status }
    let object = try Self.object(answer)
    let status = try #require(object["status"] as? Int)
    guard status == 200 else { return status }
    token = try #require(object["api_key"] as? String)
    friendlyID = try #require(object["friendly_id"] as? String)
    return status
  }

  /// Wakes, asks what to show, and fetches it if it is another picture.
  func wake() throws -> Wake {
    let answer = try server.ask("/api/display", headers: headers + ["Refresh-Rate: \(sleep)"])
    guard [200, 301, 429].contains(answer.status) else { return .failed(answer.status) }
    guard let object = try? Self.object(answer), let status = object["status"] as? Int else {
      return .failed(answer.status)
    }
    switch status {
    case 0: break
    case 202: return .pollsSoon
    case 500:
      token = nil
      return .reset
    default: return .failed(status)
    }
    // The Go client of TRMNL takes an integer and nothing else.
    let rate = try #require(object["refresh_rate"] as? NSNumber)
    #expect(!String(cString: rate.objCType).contains("d"), "the refresh rate is no integer")
    sleep = rate.intValue
    if object["reset_firmware"] as? Bool == true {
      token = nil
      return .reset
    }
    let name = try #require(object["filename"] as? String)
    // What is longer is cut, and two pictures may become one.
    #expect(name.utf8.count <= 31)
    if name == shown { return .same }
    // What is in its memory is not fetched again.
    if files[name] != nil {
      shown = name
      return .remembered
    }
    let url = try #require((object["image_url"] as? String).flatMap { URL(string: $0) })
    let path = url.path + (url.query.map { "?\($0)" } ?? "")
    let picture = try server.ask(
      path, headers: headers + ["Accept-Encoding: identity"], host: "\(url.host ?? ""):\(url.port ?? 80)")
    guard picture.status == 200, picture.headers["content-length"] == "\(picture.body.count)" else {
      return .failed(picture.status)
    }
    // Anything but PNG and JPEG is taken for a bitmap.
    #expect(picture.headers["content-type"] == "image/png")
    #expect(picture.body.count <= limit)
    keep(picture.body, as: name)
    return .drawn(picture.body)
  }

  /// Wakes by a double click of its button, and does what the server has assigned to that.
  ///
  /// - Returns: the function that was done and the picture that it shows; nil where the firmware does nothing, as the answer does
  ///   not repeat the name.
  /// - Source: trmnl-firmware, api_response_handler.cpp.
  func doubleClick() throws -> (function: String, picture: Data?)? {
    let asked = try Self.object(try server.ask("/api/display", headers: headers))
    let function = try #require(asked["special_function"] as? String)
    // Without one it does not tell of the click.
    guard function != "none" else { return nil }
    let answer = try Self.object(try server.ask("/api/display", headers: headers + ["special_function: true"]))
    guard answer["status"] as? Int == 0, answer["action"] as? String == function else { return nil }
    if ["sleep", "guest_mode"].contains(function) { sleep = try #require(answer["refresh_rate"] as? Int) }
    guard ["identify", "restart_playlist", "guest_mode"].contains(function) else { return (function, nil) }
    let url = try #require((answer["image_url"] as? String).flatMap { URL(string: $0) })
    let path = url.path + (url.query.map { "?\($0)" } ?? "")
    let picture = try server.ask(path, headers: headers, host: "\(url.host ?? ""):\(url.port ?? 80)")
    guard picture.status == 200 else { return nil }
    return (function, picture.body)
  }

  /// Tells of a mistake.
  func log(_ message: String) throws -> Int {
    let body =
      #"{"logs": [{"created_at": 1774703100, "id": 1, "message": "\#(message)", "source_line": 120, "source_path": "src/bl.cpp", "battery_voltage": 3.9}]}"#
    return try server.ask("/api/log", method: "POST", headers: headers + ["Content-Type: application/json"], body: body)
      .status
  }

  /// Keeps a picture. One of the same screen gives way to a newer one; what has no time in its name is thrown away.
  private func keep(_ picture: Data, as name: String) {
    shown = name
    // 14 characters with the slash of its path.
    let screen = ("/" + name).prefix(14)
    for old in files.keys where ("/" + old).hasPrefix(screen) || Int(old.suffix(10)) == nil { files[old] = nil }
    files[name] = picture
  }

  private static func object(_ answer: RunningServer.Answer) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any], "\(answer.text)")
  }
}
