// SPDX-License-Identifier: MIT

/// How a change is animated. A picture does not show it.
public struct Animation: Sendable, Hashable {
  private init() {}
  /// The system's animation.
  public static let `default` = Animation()
  /// Begins and ends slowly.
  public static let easeInOut = Animation()
  /// Begins slowly.
  public static let easeIn = Animation()
  /// Ends slowly.
  public static let easeOut = Animation()
  /// At an even speed.
  public static let linear = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a bouncing spring.
  public static let bouncy = Animation()
  /// Like a spring without bounces.
  public static let smooth = Animation()
  /// Like a quick spring.
  public static let snappy = Animation()
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation()

  /// Begins and ends slowly, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Begins slowly, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Ends slowly, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// At an even speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a bouncing spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a spring without bounces.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Like a quick spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Along a curve.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  /// Later by some seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The context of a change. A picture does not show it.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations are off.
  public var disablesAnimations = false
  /// A change without animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs a closure that changes values.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure that changes values.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// How a view appears and disappears. A picture does not show it.
public struct AnyTransition: Sendable {
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows.
  public static let scale = AnyTransition()
  /// Slides.
  public static let slide = AnyTransition()
  /// Nothing.
  public static let identity = AnyTransition()
  /// Grows from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Moves in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushes from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Moves.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Two ways.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes. A picture does not show it.
public struct ContentTransition: Sendable, Hashable {
  /// As the content decides.
  public static let identity = ContentTransition()
  /// From one to the other.
  public static let interpolate = ContentTransition()
  /// Fades.
  public static let opacity = ContentTransition()
  /// Counts.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Counts towards a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// As a symbol changes.
  public static var symbolEffect: ContentTransition { ContentTransition() }
}

/// A value between two others, for animations.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// A value that never changes.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing changes.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Nothing changes.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Nothing changes.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of values for animations.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var first: First
  /// The values.
  public var second: Second
  /// Makes a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds both.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Subtracts both.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A type with a value that animations change.
public protocol Animatable {
  /// The type of the value.
  associatedtype AnimatableData: VectorArithmetic
  /// The value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
