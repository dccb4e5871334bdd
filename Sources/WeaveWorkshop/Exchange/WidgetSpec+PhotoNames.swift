// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveSpec

extension WidgetSpec {
  /// The design without its `include` list, for a design that already contains the included parts.
  public var whole: WidgetSpec {
    var spec = self
    spec.include = nil
    return spec
  }
}

extension WidgetSpec {
  /// The file names of all photos that the design names, in its own keys, its variants and its content tree. Sorted,
  /// without repeats.
  ///
  /// Names in the tree that are computed while drawing are left out.
  var photoNames: [String] {
    var names = Set(imageFileNames)
    if let content { Self.visit(content) { names.insert($0) } }
    return names.sorted()
  }

  /// The design with its photos renamed.
  ///
  /// - Parameter name: gives the new name for an old one.
  func renamingPhotos(_ name: (String) -> String) -> WidgetSpec {
    var spec = self
    spec.image = image?.renaming(name)
    for key in MatchedSet.Key.allCases {
      guard let image = matchedSet?[key]?.image else { continue }
      spec.matchedSet?[key]?.image = image.renaming(name)
    }
    spec.content = content.map { Self.renamed($0, name) }
    return spec
  }

  /// Whether a text is a fixed name, not one computed while drawing.
  private static func isName(_ text: String) -> Bool { !text.isEmpty && !text.contains("{{") }

  private static func visit(_ node: JSONNode, _ found: (String) -> Void) {
    if node["type"]?.stringValue == "image", let file = node["file"]?.stringValue, isName(file) { found(file) }
    for member in node.members ?? [] { visit(member.value, found) }
    for element in node.elements ?? [] { visit(element, found) }
  }

  private static func renamed(_ node: JSONNode, _ name: (String) -> String) -> JSONNode {
    switch node.value {
    case .array(let elements): return JSONNode(.array(elements.map { renamed($0, name) }), at: node.range)
    case .object(let members):
      let isImage = node["type"]?.stringValue == "image"
      let renamed = members.map { member -> JSONMember in
        var member = member
        if isImage, member.key == "file", let file = member.value.stringValue, isName(file) {
          member.value = .text(name(file))
        } else {
          member.value = Self.renamed(member.value, name)
        }
        return member
      }
      return JSONNode(.object(renamed), at: node.range)
    default: return node
    }
  }
}

extension ImageSpec {
  fileprivate func renaming(_ name: (String) -> String) -> ImageSpec {
    var image = self
    image.fileName = name(fileName)
    guard var photo = smartPhoto else { return image }
    if !photo.masterFileName.isEmpty { photo.masterFileName = name(photo.masterFileName) }
    photo.small = photo.small?.renaming(name)
    photo.medium = photo.medium?.renaming(name)
    photo.large = photo.large?.renaming(name)
    image.smartPhoto = photo
    return image
  }
}

extension SmartPhotoSpec.Variant {
  fileprivate func renaming(_ name: (String) -> String) -> Self {
    var variant = self
    if !renderFileName.isEmpty { variant.renderFileName = name(renderFileName) }
    return variant
  }
}
