// SPDX-License-Identifier: MIT

package import WeaveJSON
package import WeaveSchema

extension ContentTable {
  /// The keys that are still missing in an object and would have an effect there. In this way, following a suggestion
  /// never causes another.
  package static func fields(of type: ObjectType, thatShowBeside members: [JSONMember]) -> [Field] {
    let present = Set(members.map(\.key))
    let free = type.fields.filter { !present.contains($0.key) }
    guard let node = NodeType(rawValue: type.name) else { return free }
    // The values of other keys do not matter here, except for nodes in the background.
    var neighbours = PropertyMap()
    for member in members {
      guard let key = PropertyKey(named: member.key) else { continue }
      let isNode = member.value.members?.contains { $0.key == "type" } ?? false
      let unread = ContentNode(type: .spacer, path: "", range: nil, properties: PropertyMap())
      neighbours[key] =
        isNode
        ? Property(.node(unread), at: nil) : Property(member.value.stringValue.map { .token($0) } ?? .null, at: nil)
    }
    return free.filter { field in
      guard let key = PropertyKey(named: field.key) else { return true }
      return KeyEffect.shows(key, on: node, neighbours)
    }
  }
}
