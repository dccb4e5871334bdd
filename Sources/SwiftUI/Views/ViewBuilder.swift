// SPDX-License-Identifier: MIT

/// Builds views from closures: each expression is a view, `if` and `switch` choose.
@resultBuilder public enum ViewBuilder {
  /// A view, which takes its place in the source along if it can: messages about it name the place.
  public static func buildExpression<Content: View>(
    _ content: Content, _file: StaticString = #filePath, _line: Int32 = #line, _column: Int32 = #column
  ) -> Content {
    guard var located = content as? any Locatable else { return content }
    located.location = SourceLocation(file: _file, line: _line, column: _column)
    return located as? Content ?? content
  }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part) }
    return TupleView((repeat each content), parts)
  }

  /// A view that is there only if a condition holds.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of a condition that holds.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The view of a condition that does not hold.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// A view whose type is only available on some systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
