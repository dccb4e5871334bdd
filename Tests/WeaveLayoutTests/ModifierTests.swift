// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@Suite struct ModifierTests {
  /// SwiftUI's rule for a frame around a text 50 wide that is offered 200: what each bound makes of the width.
  @Test(
    arguments: [
      (FrameConstraint(width: 80), 80.0),
      (FrameConstraint(minWidth: 20), 50),  // shrinks only
      (FrameConstraint(minWidth: 90), 90),
      (FrameConstraint(maxWidth: 90), 90),  // grows only
      (FrameConstraint(maxWidth: .infinity), 200),
      (FrameConstraint(maxWidth: 30), 30),
      (FrameConstraint(minWidth: 60, maxWidth: 120), 120),
      (FrameConstraint(minWidth: 60, maxWidth: .infinity), 200),
      (FrameConstraint(minWidth: 250, maxWidth: 300), 250),
      (FrameConstraint(idealWidth: 70), 50),
      (FrameConstraint(minWidth: 90, maxWidth: 40), 90),  // the minimum wins
      (FrameConstraint(), 50),
    ] as [(FrameConstraint, Double)])
  func frameWidth(constraint: FrameConstraint, expected: Double) {
    let framed = text("abcde", "text", [.frame(constraint), .background(box("back"), .center)])
    #expect(frame("back", in: layOut(framed, 200, 100))?.width == expected)
  }

  /// The same where nothing is proposed.
  @Test(
    arguments: [
      (FrameConstraint(minWidth: 20, idealWidth: 70, maxWidth: .infinity), 70.0),
      (FrameConstraint(maxWidth: .infinity), 50), (FrameConstraint(minWidth: 90), 90),
      (FrameConstraint(idealWidth: 70, maxWidth: 60), 60),
    ] as [(FrameConstraint, Double)])
  func frameWidthOfNoProposal(constraint: FrameConstraint, expected: Double) {
    let framed = text(
      "abcde", "text",
      [.frame(constraint), .fixedSize(horizontal: true, vertical: true), .background(box("back"), .center)])
    #expect(frame("back", in: layOut(framed, 200, 100))?.width == expected)
  }

  @Test(
    arguments: [
      (Alignment.topLeading, 0.0, 0.0), (.center, 75, 40), (Alignment(.trailing, .bottom), 150, 80),
      (Alignment(.leading, .center), 0, 40),
    ] as [(Alignment, Double, Double)])
  func frameAligns(alignment: Alignment, x: Double, y: Double) {
    let framed = text(
      "abcde", "text", [.frame(FrameConstraint(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))])
    #expect(frame("text", in: layOut(framed)) == rect(x, y, 50, 20))
  }

  @Test func paddingLessensTheOfferAndAddsToTheAnswer() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let result = layOut(hstack([box("a", [.padding(insets)])]))
    #expect(frame("row", in: result) == rect(0, 0, 200, 100))
    #expect(frame("a", in: result) == rect(2, 1, 194, 96))
  }

  @Test func modifiersApplyFromTheInnermost() {
    let padded = text(
      "ab", "a",
      [
        .padding(EdgeInsets(all: 5)), .background(box("inner"), .center), .padding(EdgeInsets(all: 5)),
        .background(box("outer"), .center),
      ])
    let result = layOut(padded)
    #expect(frame("inner", in: result) == rect(85, 35, 30, 30))
    #expect(frame("outer", in: result) == rect(80, 30, 40, 40))
  }

  @Test func overlayTakesTheSizeAndDoesNotChangeIt() {
    let badge = box("badge", 30, 30)
    let result = layOut(
      hstack([box("a", [.frame(FrameConstraint(width: 50, height: 20)), .overlay(badge, Alignment(.trailing, .top))])]))
    #expect(frame("row", in: result) == rect(75, 40, 50, 20))
    #expect(frame("badge", in: result) == rect(95, 40, 30, 30))
  }

  @Test func overlaysAreDrawnAfterAndBackgroundsBefore() {
    let result = layOut(text("a", "a", [.overlay(box("over"), .center), .background(box("under"), .center)]))
    #expect(result.root.all.map(\.id).filter { $0 != "a" } == ["under", "over"])
    #expect(result.root.children.map(\.id) == ["under", "a"])
  }

  @Test(
    arguments: [
      (2.0, ContentMode.fit, 200.0, 100.0), (4, .fit, 200, 50), (0.5, .fit, 50, 100), (4, .fill, 400, 100),
      (0.5, .fill, 200, 400),
    ] as [(Double, ContentMode, Double, Double)])
  func aspectRatio(ratio: Double, mode: ContentMode, width: Double, height: Double) {
    let result = layOut(box("a", [.aspectRatio(ratio, mode)]))
    #expect(frame("a", in: result)?.size == Size(width: width, height: height))
  }

  @Test func aspectRatioFollowsTheOnlySideThatIsGiven() {
    let column = vstack([box("a", [.aspectRatio(2, .fit), .fixedSize(horizontal: false, vertical: true)])])
    #expect(frame("a", in: layOut(column))?.size == Size(width: 200, height: 100))
  }

  @Test func fixedSizeIgnoresTheOffer() {
    let long = String(repeating: "x", count: 30)
    let result = layOut(text(long, "a", [.fixedSize(horizontal: true, vertical: false)]))
    #expect(frame("a", in: result) == rect(-50, 40, 300, 20))
  }

  @Test func offsetMovesTheDrawingOnly() {
    let result = layOut(
      hstack([box("a", 20, 20), box("b", [.frame(FrameConstraint(width: 20, height: 20)), .offset(x: 5, y: -7)])]))
    #expect(frame("row", in: result) == rect(80, 40, 40, 20))
    #expect(frame("b", in: result) == rect(105, 33, 20, 20))
  }

  @Test func clipIsNotMovedByTheOffsetInsideIt() {
    let result = layOut(
      box("a", [.frame(FrameConstraint(width: 20, height: 20)), .offset(x: 5, y: 0), .effect(.clip(.capsule))]))
    #expect(result.root.frame == rect(90, 40, 20, 20))
    #expect(result.root.children.first?.frame == rect(95, 40, 20, 20))
  }

  @Test func rotationKeepsTheFrame() {
    let result = layOut(box("a", [.frame(FrameConstraint(width: 60, height: 20)), .effect(.rotation(90))]))
    #expect(result.root.frame == rect(70, 40, 60, 20))
  }

  @Test func leavesTakeWhatTheyAreOffered() {
    let ring = ResolvedGauge(
      style: .ring(start: 0, sweep: 360), fraction: 0.5, lineWidth: 8, fill: .color(.black), track: .color(.white))
    var bar = ring
    bar.style = .linear
    #expect(frame("g", in: layOut(ResolvedNode(id: "g", .leaf(.gauge(ring))))) == rect(50, 0, 100, 100))
    #expect(frame("g", in: layOut(ResolvedNode(id: "g", .leaf(.gauge(bar))))) == rect(0, 46, 200, 8))
  }

  @Test func imageKeepsItsRatioWhereOneSideIsOpen() {
    let picture = RasterImage(pixels: PixelBuffer(width: 4, height: 2), key: "p")
    let image = ResolvedImage(
      image: picture, crop: rect(0, 0, 1, 1), mode: .fit, idealSize: Size(width: 80, height: 40))
    let fixed = ResolvedNode(id: "i", .leaf(.image(image)), [.fixedSize(horizontal: false, vertical: true)])
    #expect(frame("i", in: layOut(fixed, 120, 100))?.size == Size(width: 120, height: 60))
    #expect(frame("i", in: layOut(ResolvedNode(id: "i", .leaf(.image(image)))))?.size == Size(width: 200, height: 100))
  }
}
