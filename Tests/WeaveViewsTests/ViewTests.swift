// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveViews

/// What authors of views notice: the place of messages, the environment, and geometry.
@Suite @MainActor struct ViewTests {
  private let scene = WidgetScene(moment: Date(timeIntervalSince1970: 1_764_510_000))

  private func bytes<V: View>(
    _ family: WidgetFamily = .systemSmall, @ViewBuilder _ view: @escaping @MainActor () -> V
  ) throws -> [UInt8] {
    try ViewRenderer().picture(named: "one", family: family, scene: scene, of: view).bytes
  }

  // MARK: Messages

  @Test func messagesNameTheLineOfTheView() throws {
    let line = #line + 3
    let picture = try ViewRenderer().picture(family: .systemSmall, scene: scene) {
      VStack {
        Image(systemName: "no.such.symbol")
          .font(.title)
      }
    }
    let problem = try #require(picture.problems.first { $0.code == "W0450" })
    #expect(problem.source == "ViewTests.swift")
    #expect(problem.line == line)
    #expect(problem.message.contains("no.such.symbol"))
  }

  @Test func cutTextsAreReported() throws {
    let picture = try ViewRenderer().picture(family: .systemSmall, scene: scene) {
      Text(verbatim: "A line that is far too long for a small widget").lineLimit(1)
    }
    #expect(picture.problems.map(\.code) == ["W0501"])
  }

  @Test func whatCannotBeDrawnIsReported() throws {
    let picture = try ViewRenderer().picture(family: .systemSmall, scene: scene) {
      Text("turned").rotationEffect(.degrees(10), anchor: .topLeading)
    }
    #expect(picture.problems.map(\.code) == ["W2002"])
  }

  // MARK: Environment

  private struct Family: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(family) \(scheme)") }
  }

  @Test func viewsReadTheirSurroundings() throws {
    var scene = scene
    scene.appearance = .dark
    let picture = try ViewRenderer().picture(family: .systemMedium, scene: scene) { Family() }
    #expect(picture.altText == "systemMedium dark")
  }

  private struct Inner: View {
    @Environment(\.cupCount) private var count
    var body: some View { Text(verbatim: "\(count)") }
  }

  @Test func theNearestValueCounts() throws {
    let picture = try ViewRenderer().picture(family: .systemMedium, scene: scene) {
      HStack {
        Inner()
        Inner().environment(\.cupCount, 2)
        VStack { Inner().environment(\.cupCount, 4) }.environment(\.cupCount, 3)
      }
    }
    #expect(picture.altText == "1, 2, 4")
  }

  /// A closure that is called later reads the surroundings of the view that it belongs to.
  private struct Late: View {
    @Environment(\.cupCount) private var count
    var body: some View {
      GeometryReader { _ in Text(verbatim: "\(count)") }.environment(\.cupCount, 9)
    }
  }

  @Test func closuresReadTheSurroundingsOfTheirView() throws {
    let picture = try ViewRenderer().picture(family: .systemMedium, scene: scene) { Late() }
    #expect(picture.altText == "1")
  }

  // MARK: Geometry

  /// A small widget is 158 points wide, of which its margins take 32.
  @Test func readersOfGeometryKnowTheirSize() throws {
    let read = try bytes {
      GeometryReader { geometry in
        Rectangle().fill(.red).frame(width: geometry.size.width / 3, height: geometry.size.height / 2)
      }
    }
    let given = try bytes {
      Rectangle().fill(.red).frame(width: 42, height: 63)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(read == given)
  }

  private struct Whole: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func shapesOfTheProgramFillTheirBox() throws {
    let own = try bytes { Whole().fill(.blue).frame(width: 40, height: 30) }
    let known = try bytes { Rectangle().fill(.blue).frame(width: 40, height: 30) }
    #expect(own == known)
  }

  /// Views below each other, as a stack without flexible views places them.
  private struct Column: Layout {
    let spacing: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, sizes.count - 1)))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for view in subviews {
        view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += view.sizeThatFits(.unspecified).height + spacing
      }
    }
  }

  @Test func layoutsOfTheProgramPlaceTheirViews() throws {
    let own = try bytes {
      Column(spacing: 6) {
        Text("One").font(.headline)
        Circle().fill(.green).frame(width: 20, height: 20)
        Text("Three")
      }
    }
    let stack = try bytes {
      VStack(alignment: .leading, spacing: 6) {
        Text("One").font(.headline)
        Circle().fill(.green).frame(width: 20, height: 20)
        Text("Three")
      }
    }
    #expect(own == stack)
  }

  @Test func theOrderOfModifiersCounts() throws {
    let inside = try bytes { Text("Word").padding(10).background(.yellow) }
    let outside = try bytes { Text("Word").background(.yellow).padding(10) }
    let layered = try bytes {
      ZStack {
        Rectangle().fill(.yellow)
        Text("Word").padding(10)
      }
      .fixedSize()
    }
    #expect(inside != outside)
    #expect(inside == layered)
  }

  // MARK: Texts

  @Test func valuesInTextsAreWrittenInTheLanguageOfTheReader() throws {
    var scene = scene
    scene.locale = "de_DE"
    let picture = try ViewRenderer().picture(family: .systemMedium, scene: scene) {
      VStack {
        Text("\(1234.5, format: .number) km")
        Text(Date(timeIntervalSince1970: 0), style: .date)
        Text(timerInterval: scene.moment...scene.moment.addingTimeInterval(125))
      }
    }
    #expect(picture.altText == "1.234,5 km, 1. Januar 1970, 2:05")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var cupCount = 1
}
