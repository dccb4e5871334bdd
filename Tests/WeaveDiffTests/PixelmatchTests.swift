// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveDiff

/// The classic measure against the Python package `pixelmatch` 0.4.0.
@Suite(.waiting) struct PixelmatchTests {
  /// A folder with the package, installed once; nil where there is no network or no pip.
  private static let package: String? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weave-pixelmatch-0.4.0").path
    if !FileManager.default.fileExists(atPath: "\(folder)/pixelmatch/core.py") {
      let arguments = ["-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, "pixelmatch==0.4.0"]
      guard let outcome = try? python(arguments), outcome.status == 0 else { return nil }
    }
    return folder
  }()

  private static func python(_ arguments: [String], input: Data = Data()) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let (give, take) = (Pipe(), Pipe())
    process.standardInput = give
    process.standardOutput = take
    process.standardError = FileHandle.nullDevice
    try process.start()
    try give.fileHandleForWriting.write(contentsOf: input)
    try give.fileHandleForWriting.close()
    let output = try take.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Boxes, discs and lines with smooth edges, some translucent, as pictures have them.
  private static func scene(_ random: inout SplitMix) -> StraightImage {
    let (width, height) = (48, 32)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for _ in 0..<6 {
      let (cx, cy) = (Double.random(in: 0...48, using: &random), Double.random(in: 0...32, using: &random))
      let radius = Double.random(in: 2...14, using: &random)
      let color = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      let isRing = Bool.random(using: &random)
      for y in 0..<height {
        for x in 0..<width {
          let (dx, dy) = (Double(x) + 0.5 - cx, Double(y) + 0.5 - cy)
          let distance = (dx * dx + dy * dy).squareRoot()
          let cover = isRing ? 1 - abs(distance - radius) : radius - distance + 0.5
          let share = min(max(cover, 0), 1)
          guard share > 0 else { continue }
          for channel in 0..<4 {
            let i = (y * width + x) * 4 + channel
            bytes[i] = UInt8((Double(bytes[i]) * (1 - share) + Double(color[channel]) * share).rounded())
          }
        }
      }
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }

  /// The same picture with noise, or moved, or another one.
  private static func change(_ image: StraightImage, _ kind: Int, _ random: inout SplitMix) -> StraightImage {
    if kind == 0 { return scene(&random) }
    var bytes = image.bytes
    if kind == 1 {
      for i in bytes.indices where Int.random(in: 0..<9, using: &random) == 0 {
        bytes[i] = UInt8(clamping: Int(bytes[i]) + Int.random(in: -60...60, using: &random))
      }
    } else {
      bytes = Array(bytes[4...]) + bytes[..<4]
    }
    return StraightImage(width: image.width, height: image.height, bytes: bytes)
  }

  @Test(.enabled(if: package != nil, "pip could not fetch pixelmatch")) func answersAreTheSame() throws {
    var random = SplitMix(state: 7)
    var input = Data()
    var ours: [[Int]] = []
    for round in 0..<30 {
      let a = Self.scene(&random)
      let b = Self.change(a, round % 3, &random)
      input += Data(a.bytes) + Data(b.bytes)
      ours.append(
        try [(0.1, false), (0.1, true), (0.03, false)].map { threshold, countsEdges in
          var options = ComparisonOptions(measure: .yiq, threshold: threshold)
          options.countsEdges = countsEdges
          return try #require(Comparison(a, b, options: options)).differing
        })
    }
    let script = """
      import sys
      sys.path.insert(0, sys.argv[1])
      from pixelmatch import pixelmatch
      data, step = sys.stdin.buffer.read(), 48 * 32 * 4
      for place in range(0, len(data), 2 * step):
          a, b = list(data[place:place + step]), list(data[place + step:place + 2 * step])
          print(*[pixelmatch(a, b, 48, 32, threshold=t, includeAA=e) for t, e in ((0.1, False), (0.1, True), (0.03, False))])
      """
    let outcome = try Self.python(["-c", script, Self.package ?? ""], input: input)
    let theirs = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    #expect(ours == theirs)
    #expect(ours.contains { $0[0] > 0 && $0[0] < $0[1] }, "some pixels are told to be edges")
  }
}
