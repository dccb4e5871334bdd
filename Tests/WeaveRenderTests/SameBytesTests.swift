// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveRender
import WeaveResolve

/// A picture is a function of design, data and environment: nothing else changes a byte of it.
@Suite(.waiting) struct SameBytesTests {
  /// Designs with text, photos, glass, symbols and charts.
  static let designs = [
    "Gallery/habit-streak", "Gallery/steps-card", "Gallery/cabin-glass", "Gallery/lake-clock", "Gallery/packing",
    "Gallery/background-subtleMaterial",
  ]

  struct Pictures: Hashable, Sendable {
    var png: [UInt8]
    var svg: String
  }

  static func pictures(of names: [String], _ renderer: Renderer) throws -> [String: Pictures] {
    var pictures: [String: Pictures] = [:]
    for name in names {
      let design = try Design(name)
      for environment in [RenderEnvironment.fixed(.small, .dark), .fixed(.medium), .fixed(.large)] {
        let picture = try design.drawn(renderer, environment)
        pictures["\(name) \(environment.size)"] = Pictures(
          png: try renderer.png(picture), svg: try renderer.svg(picture))
      }
    }
    return pictures
  }

  @Test func inOneProcess() throws {
    let renderer = try Renderer()
    let first = try Self.pictures(of: Self.designs, renderer)
    let again = try Self.pictures(of: Self.designs.reversed(), renderer)
    let fresh = try Self.pictures(of: Self.designs, Renderer())
    for (name, picture) in first {
      #expect(again[name] == picture, "\(name), with warm caches and in another order")
      #expect(fresh[name] == picture, "\(name), by another renderer")
    }
  }

  @Test func onFourThreads() async throws {
    let expected = try Self.pictures(of: Self.designs, Renderer())
    let all = await withTaskGroup(of: [String: Pictures]?.self) { group in
      for start in 0..<4 {
        let order = Array(Self.designs[start...] + Self.designs[..<start])
        group.addTask { try? Self.pictures(of: order, Renderer()) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 4)
    for pictures in all { #expect(pictures == expected) }
  }
}

/// The same through the command, from elsewhere and on machines set up otherwise.
@Suite(.waiting, .enabled(if: Command.isBuilt, "no weave built")) struct SameBytesElsewhereTests {
  static let elsewhere: [[String: String]] = [
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"],
    ["LANG": "ar_EG.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "FC_LANG": "ar", "PANGO_LANGUAGE": "ja:zh"],
    ["TZ": "Asia/Kolkata"],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent/cache", "XDG_DATA_HOME": "/usr/share/fonts"],
    ["FONTCONFIG_FILE": "/nonexistent/fonts.conf", "FONTCONFIG_PATH": "/nonexistent", "TMPDIR": "/nonexistent"],
    ["COLUMNS": "20", "TERM": "dumb", "NO_COLOR": "1", "GDK_PIXBUF_MODULE_FILE": "/nonexistent"],
  ]

  static let arguments = [
    "--now", "2026-11-20T09:41:00Z", "--size", "medium", "-o", "-",
  ]

  static func pictures(_ command: Command, _ root: String) throws -> [[UInt8]] {
    try [["habit-streak"], ["lake-clock", "--format", "svg"]].map { spec in
      try command.output(["render", "\(root)Specs/Gallery/\(spec[0]).json"] + spec.dropFirst() + arguments)
    }
  }

  @Test(arguments: elsewhere) func underAnotherEnvironment(environment: [String: String]) throws {
    let here = try Self.pictures(Command(), "")
    #expect(try Self.pictures(Command(environment: environment), "") == here)
  }

  @Test func fromAnotherFolder() throws {
    let here = try Self.pictures(Command(), "")
    #expect(try Self.pictures(Command(folder: "/"), Repository.root + "/") == here)
  }

  @Test func asTheLibraryDoes() throws {
    let renderer = try Renderer()
    let picture = try Design("Gallery/habit-streak").drawn(renderer, .fixed(.medium))
    #expect(try Self.pictures(Command(), "")[0] == renderer.png(picture))
  }
}
