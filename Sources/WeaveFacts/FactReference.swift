// SPDX-License-Identifier: MIT

/// The tables of `docs/variables.md`.
public enum FactReference {
  /// The keys of a section, and the members of its lists, as Markdown.
  public static func markdown(of section: FactTable.Section) -> String {
    let plain = section.keys.flatMap { key in
      key.aliasOf == nil && key.members.isEmpty ? [key] : key.parts
    }
    let aliases = section.keys.compactMap { key in key.aliasOf.map { (key.name, $0) } }
    var text = table(
      ["Key", "What it is", "Kind", "Unit", "Always there", "Changes"],
      plain.map { key in
        [
          "`\(key.name)`", key.summary, "\(key.kind)", key.unit?.symbol ?? "", key.presence == .always ? "yes" : "",
          key.grain == .snapshot ? "with data" : "\(key.grain)",
        ]
      })
    if !aliases.isEmpty {
      text += "\nOther names: " + aliases.map { "`\($0)` for `\($1)`" }.joined(separator: ", ") + ".\n"
    }
    for record in section.keys where !record.members.isEmpty { text += lists(of: record.name, record.members) }
    return text
  }

  private static func lists(of name: String, _ members: [FactMember]) -> String {
    let (lists, plain) = (members.filter { !$0.members.isEmpty }, members.filter(\.members.isEmpty))
    let own = plain.isEmpty ? "" : "\n**`\(name)`**\n\n" + table(of: plain)
    return own
      + lists.map { list in
        "\n**`\(name).\(list.name)`**: \(list.summary)\n\n" + table(of: list.members.filter(\.members.isEmpty))
          + list.members.filter { !$0.members.isEmpty }.map { inner in
            "\n**`\(name).\(list.name)[…].\(inner.name)`**: \(inner.summary)\n"
              + (inner.members == list.members ? "" : "\n" + table(of: inner.members))
          }.joined()
      }.joined()
  }

  private static func table(of members: [FactMember]) -> String {
    table(
      ["Member", "What it is", "Kind", "Unit", "Always there"],
      members.map { member in
        [
          "`\(member.name)`", member.summary, "\(member.kind)", member.unit?.symbol ?? "",
          member.presence == .always ? "yes" : "",
        ]
      })
  }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    ([titles, titles.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
