// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveDiagnostics
import WeaveGraphics

@testable import WeaveNative

/// Drawings that take librsvg seconds to minutes, or its stack, and that no scan knows all of.
@Suite(.waiting) struct SVGAttackTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var content: String
    var testDescription: String { name }
  }

  private static func svg(_ content: String, width: Int = 2_000, height: Int = 1_000) -> [UInt8] {
    let spaces = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    return Array("<svg \(spaces) width='\(width)' height='\(height)'>\(content)</svg>".utf8)
  }

  private static let sheet = "<rect width='2000' height='1000'/>"
  private static let blur = "<filter id='f'><feGaussianBlur stdDeviation='100'/></filter>"

  private static func gradient(_ kind: String) -> String {
    "<\(kind)Gradient id='g' spreadMethod='reflect'><stop stop-color='red'/><stop offset='1'/></\(kind)Gradient>"
      + String(repeating: "<rect width='2000' height='1000' fill='url(#g)'/>", count: 200)
  }

  static let attacks = [
    Attack(
      name: "nth selectors",
      content: "<style>"
        + (0..<950).map { ":nth-last-child(\($0 + 2)n+1) :nth-child(2n+\($0)){fill:red}" }.joined() + "</style>"
        + String(repeating: "<rect/>", count: 4_000)),
    Attack(
      name: "sibling selectors",
      content: "<style>" + (0..<900).map { "b:nth-child(\($0 + 2)n)~rect~rect{fill:red}" }.joined() + "</style>"
        + String(repeating: "<rect/>", count: 4_000)),
    Attack(
      name: "deep selectors",
      content: "<style>" + String(repeating: ":not(", count: 200_000) + "a" + String(repeating: ")", count: 200_000)
        + "{fill:red}</style><rect/>"),
    Attack(
      name: "fifty blurs in an attribute",
      content: "<rect width='2000' height='1000' filter='\(String(repeating: "blur(20px) ", count: 50))'/>"),
    Attack(
      name: "an escaped filter",
      content: blur + "<style>rect{f\\69lter:url(#f)}</style>" + String(repeating: sheet, count: 60)),
    Attack(
      name: "an escaped mask",
      content: "<mask id='m'><rect width='2000' height='1000' fill='#fff'/></mask><style>rect{m\\61sk:url(#m)}</style>"
        + String(repeating: sheet, count: 400)),
    Attack(
      name: "an escaped opacity",
      content: "<style>rect{opac\\69ty:.5}</style>" + String(repeating: sheet, count: 2_500)),
    Attack(
      name: "an element in a style sheet",
      content: blur + "<style><g/>rect{filter:url(#f)}</style>" + String(repeating: sheet, count: 60)),
    Attack(
      name: "reflections of a tiny circle",
      content: gradient("radial").replacing("id='g'", with: "id='g' r='.00001'")),
    Attack(
      name: "patterns of a hundredth",
      content: "<pattern id='p' width='.01' height='.01'><rect width='1' height='1'/></pattern>"
        + String(repeating: "<rect width='2000' height='1000' fill='url(#p)'/>", count: 200)),
    Attack(
      name: "a turned pattern",
      content: """
        <pattern id='p' width='2' height='2' patternUnits='userSpaceOnUse' patternTransform='rotate(1) scale(1.01)'>\
        <rect width='1' height='1'/></pattern>
        """ + String(repeating: "<rect width='2000' height='1000' fill='url(#p)'/>", count: 900)),
    Attack(
      name: "dashes",
      content: String(
        repeating: "<path d='M0 0L2000 1000' stroke='red' stroke-width='900' stroke-dasharray='.003 .002'/>", count: 9)),
  ]

  /// The limits are far above what drawings need and far below what these take.
  @Test(arguments: attacks) func areGivenUp(_ attack: Attack) throws {
    do throws(ImageDecodingError) {
      _ = try decodePhoto(Self.svg(attack.content))
      Issue.record("it was drawn")
    } catch {
      if case .noWorker = error { Issue.record("\(error)") }
    }
    // And the next drawing does not suffer.
    let square = Self.svg("<rect width='4' height='4' fill='#f00'/>", width: 4, height: 4)
    #expect(try decodePhoto(square).pixel(x: 3, y: 3) == (255, 0, 0, 255))
  }

  @Test func picturesInsideAreCountedTogether() {
    let each = Fixture.encode(Fixture.pngHeader(width: 2_500, height: 2_500))
    let content = String(repeating: "<image width='8' height='4' href='data:image/png;base64,\(each)'/>", count: 2)
    #expect(throws: ImageDecodingError.self) { try decodePhoto(Self.svg(content)) }
  }

  /// What the scan does not recognise, here because of an escape, is ended by its time. Then nothing is left for others.
  @Test func photosOfAPictureShareTheirTime() throws {
    let slow = Self.svg(
      "<style>path{stroke:red;stroke-width:90;stroke-d\\61sharray:.003,.002}</style>"
        + String(repeating: "<path d='M0 0L2000 1000'/>", count: 100),
      width: 2_000, height: 1_000)
    let budget = PhotoBudget()
    let overrun = "drawing it takes more than the CPU time that the photos of one picture have"
    #expect(throws: ImageDecodingError.overrun(overrun)) { _ = try decodePhoto(slow, budget: budget) }
    let square = Self.svg("<rect width='4' height='4' fill='#f00'/>", width: 4, height: 4)
    #expect(throws: ImageDecodingError.overrun("the photos of this picture have used up their CPU time")) {
      _ = try decodePhoto(square, budget: budget)
    }
    #expect(try decodePhoto(square).pixel(x: 3, y: 3) == (255, 0, 0, 255))
  }

  // MARK: The process

  @Test func oneProcessDrawsManyAndNothingStays() throws {
    let worker = try PhotoWorker(.svg)
    let red = Self.svg("<rect width='4' height='4' fill='#f00'/>", width: 4, height: 2)
    let blue = Self.svg("<rect width='4' height='4' fill='#00f'/>", width: 2, height: 4)
    for _ in 0..<20 {
      #expect(try worker.load(red) == Size(width: 4, height: 2))
      #expect(try worker.draw(width: 4, height: 2).pixel(x: 3, y: 1) == (255, 0, 0, 255))
      #expect(throws: ImageDecodingError.self) { _ = try worker.load(Array("<svg".utf8)) }
      // After a document that cannot be read there is none.
      #expect(try worker.load(blue) == Size(width: 2, height: 4))
      #expect(try worker.draw(width: 2, height: 4).pixel(x: 1, y: 3) == (0, 0, 255, 255))
    }
  }

  /// By the word of the kernel.
  @Test func theProcessIsConfined() throws {
    let worker = try PhotoWorker(.svg)
    let status = try String(contentsOfFile: "/proc/\(worker.process)/status", encoding: .utf8)
    func value(_ key: String) -> String? {
      status.split(separator: "\n").first { $0.hasPrefix(key + ":") }.map {
        $0.dropFirst(key.count + 1).trimmingCharacters(in: CharacterSet.whitespaces)
      }
    }
    #expect(value("NoNewPrivs") == "1")
    if worker.confinement.contains(.seccomp) { #expect(value("Seccomp") == "2") }
    let limits = try String(contentsOfFile: "/proc/\(worker.process)/limits", encoding: .utf8)
    var numbers: [String: Substring] = [:]
    for line in limits.split(separator: "\n") {
      let name = line.prefix(26).trimmingCharacters(in: CharacterSet.whitespaces)
      numbers[name] = line.dropFirst(26).split(separator: " ").first
    }
    #expect(numbers["Max open files"] == "0")
    #expect(numbers["Max file size"] == "0")
    #expect(numbers["Max core file size"] == "0")
    #expect(Int(numbers["Max cpu time"] ?? "").map { $0 <= 60 } == true)
    #expect(Int(numbers["Max address space"] ?? "") != nil)
  }

  @Test func theProcessEndsWithItsOwner() throws {
    var worker: PhotoWorker? = try PhotoWorker(.svg)
    let path = "/proc/\(try #require(worker).process)"
    #expect(FileManager.default.fileExists(atPath: path))
    worker = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
