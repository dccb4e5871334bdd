// SPDX-License-Identifier: MIT

import WeaveExpressions
public import WeaveSpec

/// A set of requested changes: typed values for a closed list of fields, applied all or none.
public struct DesignPatch: Sendable, Hashable {
  /// A value of a field.
  public enum Value: Sendable, Hashable {
    /// A text, or one of the words that a field allows.
    case text(String)
    /// A number, possibly a fraction.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
  }

  /// The values to set, by field; other fields stay.
  public private(set) var values: [PatchField: Value] = [:]

  /// A patch that changes nothing.
  public init() {}

  /// Whether the patch changes nothing.
  public var isEmpty: Bool { values.isEmpty }
  /// The areas of a design that the patch changes.
  public var areas: Set<PatchField.Area> { Set(values.keys.map(\.area)) }

  /// The value of a field; nil to keep it.
  public subscript(field: PatchField) -> Value? {
    get { values[field] }
    set { values[field] = newValue }
  }

  mutating func set(_ field: PatchField, _ word: some SpecToken) { values[field] = .text(word.rawValue) }

  /// The design with all changes, each limited to its range.
  public func applied(to spec: WidgetSpec) -> WidgetSpec {
    var spec = spec
    // Removals come first, so that a symbol can be replaced.
    for field in PatchField.allCases where field.kind == .flag { apply(field, to: &spec) }
    for field in PatchField.allCases where field.kind != .flag { apply(field, to: &spec) }
    return spec.normalized()
  }

  private func apply(_ field: PatchField, to spec: inout WidgetSpec) {
    guard let value = values[field] else { return }
    if field.isOfSymbol, field != .symbolName, spec.symbol == nil, values[.symbolName] == nil { return }
    switch value {
    case .text(let text): apply(text, to: field, of: &spec)
    case .number(let number): apply(number, to: field, of: &spec)
    case .flag(let isSet): if isSet { remove(field, from: &spec) }
    }
  }

  private func apply(_ text: String, to field: PatchField, of spec: inout WidgetSpec) {
    switch field {
    case .name: spec.name = text
    case .primaryText: spec.primaryText = text
    case .secondaryText: spec.secondaryText = text
    case .axis: spec.layout.axis = .init(rawValue: text) ?? spec.layout.axis
    case .alignment: spec.layout.alignment = .init(rawValue: text) ?? spec.layout.alignment
    case .background: spec.style.background = .init(rawValue: text) ?? spec.style.background
    case .accent:
      guard let accent = Accent(rawValue: text) else { return }
      spec.style.accent = accent
      spec.style.accentHex = nil
    case .primaryTextStyle: spec.style.primaryTextStyle = .init(rawValue: text) ?? spec.style.primaryTextStyle
    case .secondaryTextStyle: spec.style.secondaryTextStyle = .init(rawValue: text) ?? spec.style.secondaryTextStyle
    case .symbolName:
      if spec.symbol == nil { spec.symbol = SymbolSpec(name: text) } else { spec.symbol?.name = text }
    case .symbolPlacement: if let word = SymbolSpec.Placement(rawValue: text) { spec.symbol?.placement = word }
    case .symbolWeight: if let word = SymbolSpec.Weight(rawValue: text) { spec.symbol?.weight = word }
    case .symbolRenderingMode:
      if let word = SymbolSpec.RenderingMode(rawValue: text) { spec.symbol?.renderingMode = word }
    case .symbolTint: if let word = SymbolSpec.Tint(rawValue: text) { spec.symbol?.tint = word }
    default: break
    }
  }

  /// Ignores values that are not finite, and clamps values that are out of range.
  private func apply(_ number: Double, to field: PatchField, of spec: inout WidgetSpec) {
    guard number.isFinite else { return }
    func lines(_ range: ClosedRange<Int>) -> Int {
      Int(min(max(number, Double(range.lowerBound)), Double(range.upperBound)).rounded())
    }
    switch field {
    case .spacing: spec.layout.spacing = min(max(number, 0), 32)
    case .padding: spec.style.padding = min(max(number, 0), 40)
    case .cornerRadius: spec.style.cornerRadius = min(max(number, 0), 44)
    case .symbolSize:
      let size = min(max(number, 8), 96)
      spec.symbol?.size = size
      spec.style.symbolSize = size
    case .primaryLineLimitSmall: spec.layout.primaryLineLimitSmall = lines(1...8)
    case .primaryLineLimit: spec.layout.primaryLineLimit = lines(1...10)
    case .secondaryLineLimit: spec.layout.secondaryLineLimit = lines(1...10)
    default: break
    }
  }

  private func remove(_ field: PatchField, from spec: inout WidgetSpec) {
    switch field {
    case .removeSecondaryText: spec.secondaryText = nil
    case .removeSymbol: spec.symbol = nil
    case .removeImage: spec.image = nil
    default: break
    }
  }
}
