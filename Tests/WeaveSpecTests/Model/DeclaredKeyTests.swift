// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSchema

@testable import WeaveSpec

/// The declarations of keys, compared with the files that contain them.
@Suite struct DeclaredKeyTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/WeaveSpec/Content/Keys").standardizedFileURL

  /// A key that is declared but not listed would be unknown to the parser.
  @Test func everyDeclarationIsListed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasSuffix("Keys.swift")
    }
    var owners = 0
    for file in files {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      for part in text.components(separatedBy: "\npackage enum ").dropFirst() {
        let declared = part.matches(of: /package static let (\S+) = \w*[kK]ey\(/).map { String($0.1) }
        let list = try #require(part.firstMatch(of: /keys: \[any DeclaredKey\] = \[([^\]]*)\]/), "\(file)")
        let listed = list.1.split { ", \n".contains($0) }.map(String.init)
        #expect(declared == listed, "\(file): \(part.prefix { $0 != ":" })")
        owners += 1
      }
    }
    #expect(owners == NodeType.allCases.count + ContentTable.objects.count)
  }

  /// The name of an owner is the word for the kind in files.
  @Test(arguments: NodeType.allCases)
  func ownersAreNamedLikeTheirKinds(type: NodeType) {
    #expect(ContentTable.ownObject(of: type).name == type.rawValue)
  }

  /// A word of a design is read as the case of the same name, so the words of the table are those of the type.
  @Test func defaultsAreAllowedValues() {
    for object in ContentTable.nodes + ContentTable.objects {
      for field in object.fields {
        guard let standard = field.standard, let words = Self.words(of: field.type) else { continue }
        #expect(words.contains { standard == "\"\($0)\"" }, "\(object.name).\(field.key): \(standard)")
      }
    }
  }

  private static func words(of type: FieldType) -> [String]? {
    switch type {
    case .token(let words): words
    case .dynamic(let inner): words(of: inner)
    default: nil
    }
  }
}
