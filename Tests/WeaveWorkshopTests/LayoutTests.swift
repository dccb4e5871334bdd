// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveResolve

@testable import WeaveWorkshop

/// Whole layouts that models propose: what is taken of an answer, and that none passes that cannot be read.
@Suite struct LayoutTests {
  private final class Log { var conversations: [[ModelProtocol.Message]] = [] }

  private static let good = #"""
    {"name": "Steps", "background": "plain", "accent": "green", "nodes": [
      {"id": "all", "parent": "", "type": "hstack", "spacing": 10, "alignment": "center"},
      {"id": "ring", "parent": "all", "type": "gauge", "value": "{{__steps_today|0}}", "maximum": 10000, "size": 44},
      {"id": "words", "parent": "all", "type": "vstack", "spacing": 2, "alignment": "leading"},
      {"id": "count", "parent": "words", "type": "text", "text": "{{__steps_today|0|number:0}}", "font": "title3"},
      {"id": "what", "parent": "words", "type": "text", "text": "steps", "font": "caption", "color": "secondary"}]}
    """#

  private func layouts(_ answers: [String], _ log: Log = Log()) throws -> LayoutAuthor {
    let author = ModelAuthor { messages, _ throws(ModelFailure) in
      log.conversations.append(messages)
      return answers[min(log.conversations.count, answers.count) - 1]
    }
    let now = Date(timeIntervalSince1970: 1_774_703_130)
    var environment = RenderEnvironment.phone(
      at: Moment(now: now, timeZone: .gmt, locale: Locale(identifier: "en_US")))[0]
    environment.scale = 1
    let first = environment
    return try LayoutAuthor(author, now: now, renderer: Renderer()) { widget in
      RenderRequest(design: widget, environment: first, photos: PhotoFolder(designFolder: ""))
    }
  }

  @Test func aLayoutThatHoldsIsADesign() throws {
    let proposal = try layouts([Self.good]).layout("steps as a ring")
    #expect(proposal.answers == 1)
    let root = try #require(JSONParser.parse(SourceText(name: "x", text: proposal.text)).output)
    #expect(root["name"]?.stringValue == "Steps" && root["layout"]?["template"]?.stringValue == "custom")
    let content = try #require(root["content"])
    #expect(content["type"]?.stringValue == "hstack" && content["children"]?.elements?.count == 2)
    #expect(content["children"]?.elements?[1]["children"]?.elements?[1]["text"]?.stringValue == "steps")
  }

  /// The model is told what is wrong, and asked again; a right answer is taken then.
  @Test(arguments: [
    (#"{"name": "x"}"#, "`nodes` must be a list"),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "image"}]}"#,
      "`type` must be one of vstack"
    ),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "text", "text": "x"}]}"#,
      "the first node must be a stack"
    ),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "vstack"}, {"id": "b", "parent": "a", "type": "divider"}]}"#,
      "the layout is empty"
    ),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "vstack"}, {"id": "b", "parent": "c", "type": "text", "text": "x"}]}"#,
      "lies in `c`, which no node before it is called"
    ),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "vstack"}, {"id": "b", "parent": "a", "type": "text", "text": "A headline that is far too long for the smallest size of a widget on a phone", "font": "largeTitle"}]}"#,
      "small, light"
    ),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "vstack"}, {"id": "b", "parent": "a", "type": "text", "text": "{{steps|0|nonsense:3}}", "font": "body", "color": "yellow"}]}"#,
      "contrast"
    ),
    (
      #"{"name": "x", "background": "plain", "accent": "red", "nodes": [{"id": "a", "parent": "", "type": "vstack"}, {"id": "b", "parent": "a", "type": "symbol", "symbol": "no.such.symbol"}]}"#,
      "no.such.symbol"
    ),
  ]) func whatIsWrongIsTold(_ wrong: String, _ complaint: String) throws {
    let log = Log()
    let proposal = try layouts([wrong, Self.good], log).layout("x")
    #expect(proposal.answers == 2)
    let told = try #require(log.conversations.last?.last).text
    #expect(told.contains(complaint), "\(told)")
  }

  /// Three answers, none of them right: there is no layout, and the last mistakes are told.
  @Test func nothingWrongIsShown() throws {
    let log = Log()
    #expect(throws: ModelFailure.self) { try layouts([#"{"nodes": []}"#], log).layout("x") }
    #expect(log.conversations.count == ModelAuthor.tries)
  }

  /// No key of an answer leads to a file or an address, and texts that speak of them stay texts.
  @Test func nothingOutsideIsReached() throws {
    let answer = Self.good.replacing(
      #""id": "what","#, with: #""id": "what", "url": "http://x/", "file": "/etc/passwd","#)
    let text = try layouts([answer]).layout("x").text
    #expect(!text.contains("passwd") && !text.contains("http:"))
  }

  /// The schema is flat but for the list of nodes, and none of its keys is that of a file.
  @Test func theSchemaIsFlat() throws {
    let item = try #require(LayoutReply.schema["properties"]?["nodes"]?["items"]?["properties"]?.members)
    #expect(item.allSatisfy { ["string", "integer"].contains($0.value["type"]?.stringValue) })
    #expect(!item.contains { ["file", "url", "name", "image", "children"].contains($0.key) })
  }
}
