// SPDX-License-Identifier: MIT

package import WeaveResolve

/// A view as the content of a design.
package struct ViewDesign: ViewContent {
  /// Makes the view for an environment. It is called on the main actor.
  private let make: @MainActor @Sendable (EnvironmentValues) -> any View
  /// Values of the environment that the widget has before any view changes them.
  private let surroundings: @MainActor @Sendable (inout EnvironmentValues) -> Void
  private let resources: any ViewResources
  private let locations: SourceLocations?

  /// A view that is made for each picture.
  ///
  /// - Parameters:
  ///   - resources: its pictures, colours and texts.
  ///   - locations: takes the places in its sources; nil if nobody reads them.
  ///   - surroundings: sets more values of its environment.
  ///   - make: makes the view.
  package init(
    resources: any ViewResources, locations: SourceLocations?,
    surroundings: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void = { _ in },
    make: @escaping @MainActor @Sendable (EnvironmentValues) -> any View
  ) {
    (self.resources, self.locations) = (resources, locations)
    (self.make, self.surroundings) = (make, surroundings)
  }

  /// The nodes of the view. Views live on the main actor, so a renderer with views must be used there.
  package func nodes(_ resolver: inout ViewResolver) -> ViewNodes {
    // The closure runs at once, and nothing else uses the resolver meanwhile.
    nonisolated(unsafe) var passed = resolver
    let nodes = MainActor.assumeIsolated {
      let pass = ViewPass(passed, resources, locations)
      var environment = EnvironmentValues()
      environment.adopt(pass.resolver)
      surroundings(&environment)
      let scope = _ViewScope(pass, environment)
      let root = scope.evaluating(()) { scope.single(make(environment)) }
      passed = pass.resolver
      return ViewNodes(root: root?.node, background: pass.background)
    }
    resolver = passed
    return nodes
  }
}

extension EnvironmentValues {
  /// Takes the reader, the screen and the appearance of a picture.
  @MainActor fileprivate mutating func adopt(_ resolver: ViewResolver) {
    let environment = resolver.environment
    colorScheme = resolver.palette.isDark ? .dark : .light
    setContrast(environment.contrast == .increased ? .increased : .standard)
    layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(environment.textSize)
    locale = environment.locale
    timeZone = environment.timeZone
    var calendar = Calendar(identifier: environment.locale.calendar.identifier)
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    displayScale = CGFloat(environment.scale)
    moment = environment.now
    if environment.content == .placeholder { redactionReasons = .placeholder }
  }
}
