// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Displays of TRMNL on `weave serve`.
@Suite(.waiting) struct TRMNLTests {
  private static let address = "AA:BB:CC:00:11:22"

  private func household(_ more: String = "", shows: String = "red.json") throws -> Folder {
    try Household.folder([
      Household.display("kitchen", "trmnl-og", shows, #", "device": "\#(Self.address)""# + more)
    ])
  }

  @Test func setsUpAndShowsItsPicture() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    #expect(device.token?.count == 32)
    let drawn = try Tool.run(["render", "red.json", "--panel", "trmnl-og", "-o", "-"], in: folder)
    #expect(try device.wake() == .drawn(drawn.bytes))
    // The same picture is not fetched again.
    #expect(try device.wake() == .same)
    let name = try #require(device.shown)
    #expect(name.wholeMatch(of: /screen-[0-9a-f]{6}-[0-9]{10}/) != nil, "\(name)")
  }

  @Test func aNewPictureReplacesTheOldOne() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    _ = try device.wake()
    let first = try #require(device.shown)
    try folder.write(Household.clock, to: "red.json")
    var wake = try device.wake()
    for _ in 0..<1_000 where wake == .same { wake = try device.wake() }
    guard case .drawn = wake else { throw Unexpected(wake: wake) }
    #expect(device.files.count == 1)
    #expect(device.shown != first)
    #expect(device.shown?.prefix(13) == first.prefix(13))
  }

  private struct Unexpected: Error { var wake: TRMNLDevice.Wake }

  /// The time that a display sleeps is that of its picture, in the bounds of the display.
  @Test(arguments: [
    ("", "red.json", 3_600...3_600), (#", "maximumRefresh": 900"#, "red.json", 900...900),
    ("", "clock.json", 900...900), (#", "minimumRefresh": 60"#, "clock.json", 60...71),
    (#", "minimumRefresh": 5"#, "clock.json", 5...62),
    (#", "minimumRefresh": 600"#, "clock.json", 600...600),
  ]) func sleepsUntilItsPictureChanges(_ keys: String, _ shows: String, _ seconds: ClosedRange<Int>) throws {
    let server = try RunningServer(try household(keys, shows: shows))
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    _ = try device.wake()
    #expect(seconds.contains(device.sleep), "\(device.sleep)")
  }

  @Test func aDeviceThatNobodyKnowsShowsItsName() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice("11:22:33:44:55:66", server)
    #expect(try device.setUp() == 200)
    #expect(device.friendlyID?.count == 6)
    guard case .drawn = try device.wake() else { throw Unexpected(wake: .same) }
    // Its owner gives it a name.
    try Household.write(
      [Household.display("hall", "trmnl-og", "blue.json", #", "device": "11:22:33:44:55:66""#)], to: folder)
    let blue = try Tool.run(["render", "blue.json", "--panel", "trmnl-og", "-o", "-"], in: folder)
    var wake = try device.wake()
    for _ in 0..<1_000 where wake == .same { wake = try device.wake() }
    #expect(wake == .drawn(blue.bytes))
  }

  @Test(arguments: ["sleep", "add_wifi", "rewind", "send_to_me", "restart_playlist", "identify", "guest_mode"])
  func doesWhatADoubleClickAsksFor(_ function: String) throws {
    let folder = try household(#", "specialFunction": "\#(function)", "guest": "blue.json", "maximumRefresh": 1800"#)
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    let outcome = try #require(try device.doubleClick())
    #expect(outcome.function == function)
    func drawn(_ design: String) throws -> Data {
      try Tool.run(["render", design, "--panel", "trmnl-og", "-o", "-"], in: folder).bytes
    }
    switch function {
    case "restart_playlist": #expect(outcome.picture == (try drawn("red.json")))
    case "guest_mode":
      #expect(outcome.picture == (try drawn("blue.json")))
      #expect(device.sleep == 1_800)
    case "identify":
      #expect(outcome.picture != nil)
      #expect(outcome.picture != (try drawn("red.json")))
    case "sleep": #expect(device.sleep == 1_800)
    default: #expect(outcome.picture == nil)
    }
    // The next wake shows what it always shows.
    #expect(try device.wake() == .drawn(try drawn("red.json")))
  }

  @Test func aDoubleClickWithoutAFunctionDoesNothing() throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    #expect(try device.doubleClick() == nil)
  }

  @Test func takesLogs() throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    #expect(try device.log("WiFi connection failed") == 204)
    #expect(try server.ask("/api/log", method: "POST", headers: ["ID: \(Self.address)"], body: "no JSON").status == 204)
    let large = String(repeating: "x", count: 100_000)
    #expect(try server.ask("/api/log", method: "POST", headers: ["ID: \(Self.address)"], body: large).status == 413)
  }

  // MARK: Devices of another server

  /// Its firmware keeps the key of the server before and never asks for another (trmnl-firmware#79). Without a password
  /// everybody may join, so it shows its name at once.
  @Test func aDeviceOfAnotherServerIsLetIn() throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice("AA:BB:CC:77:00:01", server)
    device.token = "from-another-server"
    guard case .drawn = try device.wake() else { throw Unexpected(wake: .same) }
    let page = try server.ask("/").text
    #expect(page.contains("AA:BB:CC:77:00:01"))
    #expect(page.contains("New device, key of another server"))
    #expect(try device.wake() == .same)
  }

  /// With a password the owner says yes first, within an hour.
  @Test func theOwnerLetsADeviceOfAnotherServerIn() throws {
    let folder = try household()
    try folder.write("correct horse\n", to: "password")
    let server = try RunningServer(folder, ["--password-file", "password"])
    let owner = try Owner(server, "correct horse")
    let device = TRMNLDevice(Self.address, server)
    device.token = "from-another-server"
    #expect(try device.wake() == .pollsSoon)
    let page = try owner.page("/")
    #expect(page.contains("comes with the key of another server"))
    #expect(try owner.post("/pairing", "device=\(Self.address)&client=127.0.0.1&answer=yes").status == 303)
    guard case .drawn = try device.wake() else { throw Unexpected(wake: .same) }
    // The key is its token from now on, and no other one is.
    #expect(try device.wake() == .same)
    device.token = "from-a-third-server"
    #expect(try device.wake() != .same)
  }

  /// A stranger with any key gets nothing, and is not listed, as long as new devices cannot join.
  @Test func strangersStayOutside() throws {
    let folder = try household()
    try folder.write("correct horse\n", to: "password")
    let server = try RunningServer(folder, ["--password-file", "password"])
    let stranger = TRMNLDevice("AA:BB:CC:77:00:01", server)
    stranger.token = "from-another-server"
    #expect(try stranger.wake() == .failed(401))
    let owner = try Owner(server, "correct horse")
    #expect(try !owner.page("/").contains("AA:BB:CC:77:00:01"))
    // For ten minutes everybody may join.
    #expect(try owner.post("/pairing", "").status == 303)
    guard case .drawn = try stranger.wake() else { throw Unexpected(wake: .same) }
    #expect(try owner.page("/").contains("AA:BB:CC:77:00:01"))
  }

  /// Whoever lost the folder of state lets the devices in again; nobody has to reset them.
  @Test func devicesComeBackAfterTheStateWasLost() throws {
    let folder = try household()
    var token: String?
    do {
      let server = try RunningServer(folder)
      let device = TRMNLDevice(Self.address, server)
      #expect(try device.setUp() == 200)
      token = device.token
      #expect(server.stop() == 0)
    }
    try FileManager.default.removeItem(atPath: folder.path + "/.weave")
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    device.token = token
    guard case .drawn = try device.wake() else { throw Unexpected(wake: .same) }
  }

  /// A new device becomes a display that is set up already.
  @Test func aDeviceIsGivenADisplay() throws {
    let folder = try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")])
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    let owner = try Owner(server, nil)
    #expect(try owner.page("/").contains("It is this display"))
    #expect(try owner.post("/devices", "device=\(Self.address)&display=kitchen").status == 303)
    let red = try Tool.run(["render", "red.json", "--panel", "trmnl-og", "-o", "-"], in: folder)
    var wake = try device.wake()
    for _ in 0..<1_000 where wake != .drawn(red.bytes) { wake = try device.wake() }
    #expect(wake == .drawn(red.bytes))
  }

  // MARK: The first picture

  /// A picture has the size that the device says, not one that its name looks like (terminus#277,
  /// trmnl-home-assistant#40).
  @Test(arguments: [
    ("xiao_epaper_display", 800, 480), ("xteink_x4", 800, 480), ("x", 1_872, 1_404), ("reterminal_e1002", 800, 480),
    ("unheard_of", 640, 384), ("og", 1_872, 1_404),
  ]) func theFirstPictureHasTheSizeOfTheDevice(_ model: String, _ width: Int, _ height: Int) throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice("11:22:33:44:55:66", server)
    (device.model, device.width, device.height) = (model, width, height)
    #expect(try device.setUp() == 200)
    guard case .drawn(let picture) = try device.wake() else { throw Unexpected(wake: .same) }
    #expect(Self.size(of: picture) == [width, height])
  }

  private static func size(of png: Data) -> [Int] {
    [16, 20].map { place in png[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Photos compress badly; devices take only so much (trmnl-home-assistant#70).
  @Test(arguments: [("reterminal-e1002", 90_000), ("trmnl-og-2bit", 90_000), ("trmnl-x", 750_000)])
  func photosAreMadeToFit(_ panel: String, _ limit: Int) throws {
    let folder = try household()
    try folder.write(PNG.noise(width: 400, height: 240), to: "noise.png")
    try folder.write(Design.photo("noise.png"), to: "photo.json")
    try Household.write([Household.display("kitchen", panel, "photo.json")], to: folder)
    let server = try RunningServer(folder)
    let answer = try server.ask("/picture/kitchen.png")
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.body.count <= limit)
    // Not so much smaller that more than needed is lost.
    #expect(answer.body.count > limit / 8)
  }

  @Test func listsModelsAndPalettes() throws {
    let server = try RunningServer(try household())
    func list(_ path: String) throws -> [[String: Any]] {
      let object = try JSONSerialization.jsonObject(with: try server.ask(path).body) as? [String: Any]
      return try #require(object?["data"] as? [[String: Any]])
    }
    let og = try #require(try list("/api/models").first { $0["name"] as? String == "trmnl-og" })
    #expect(og["width"] as? Int == 800)
    #expect(og["bit_depth"] as? Int == 1)
    #expect(og["palette_ids"] as? [String] == ["bw"])
    #expect(try list("/api/palettes").contains { $0["id"] as? String == "color-6a" })
  }
}
