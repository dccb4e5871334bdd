// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveViews

@testable import Charts

/// Where charts put their marks.
@Suite @MainActor struct ChartTests {
  private let scene = WidgetScene(moment: Date(timeIntervalSince1970: 1_764_510_000))

  private func picture<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) throws -> WidgetPicture {
    try ViewRenderer().picture(named: "one", family: .systemMedium, scene: scene, of: view)
  }

  /// Two names share 100 points; 2 is as high as the plot of 50 points.
  @Test func barsStandOnZero() throws {
    let chart = try picture {
      Chart {
        BarMark(x: .value("Day", "A"), y: .value("Cups", 1), width: .fixed(20))
        BarMark(x: .value("Day", "B"), y: .value("Cups", 2), width: .fixed(20))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 100, height: 50)
    }
    let drawn = try picture {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().fill(.blue).frame(width: 20, height: 25).offset(x: 15, y: 25)
        Rectangle().fill(.blue).frame(width: 20, height: 50).offset(x: 65)
      }
      .frame(width: 100, height: 50)
    }
    #expect(chart.bytes == drawn.bytes)
  }

  @Test func barsAtOnePlaceAreStackedInTheColoursOfTheirGroups() throws {
    let chart = try picture {
      Chart {
        ForEach(["One", "Two"], id: \.self) { name in
          BarMark(x: .value("Day", "A"), y: .value("Cups", 10), width: .fixed(40))
            .foregroundStyle(by: .value("Kind", name))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).frame(width: 40, height: 40)
    }
    let drawn = try picture {
      VStack(spacing: 0) {
        Rectangle().fill(.green)
        Rectangle().fill(.blue)
      }
      .frame(width: 40, height: 40)
    }
    #expect(chart.bytes == drawn.bytes)
  }

  @Test func linesGoThroughTheirPoints() throws {
    let chart = try picture {
      Chart {
        ForEach([0, 1, 2], id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", index == 1 ? 4 : 0))
        }
        RuleMark(y: .value("limit", 2)).foregroundStyle(.red)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 80, height: 40)
    }
    let drawn = try picture {
      Canvas { context, _ in
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 40))
        line.addLine(to: CGPoint(x: 40, y: 0))
        line.addLine(to: CGPoint(x: 80, y: 40))
        context.stroke(
          line, with: .color(.blue), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        var rule = Path()
        rule.move(to: CGPoint(x: 0, y: 20))
        rule.addLine(to: CGPoint(x: 80, y: 20))
        context.stroke(rule, with: .color(.red), lineWidth: 1)
      }
      .frame(width: 80, height: 40)
    }
    #expect(chart.bytes == drawn.bytes)
  }

  /// 0, 5 and 10 on the right, the names below, and the groups in the legend.
  @Test func axesAndLegendAreWritten() throws {
    let chart = try picture {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Cups", 4)).foregroundStyle(by: .value("Kind", "Tea"))
        BarMark(x: .value("Day", "Tue"), y: .value("Cups", 9)).foregroundStyle(by: .value("Kind", "Coffee"))
      }
    }
    for word in ["0", "5", "10", "Mon", "Tue", "Tea", "Coffee"] { #expect(chart.altText.contains(word)) }
    #expect(chart.problems.filter { $0.code.hasPrefix("W2") }.isEmpty)
  }

  @Test func axesOfTheProgramAreWritten() throws {
    let chart = try picture {
      Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 4)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 2, 4]) { value in
            AxisGridLine()
            AxisValueLabel { Text(verbatim: "\(value.as(Int.self) ?? -1) cups") }
          }
        }
    }
    for word in ["0 cups", "2 cups", "4 cups"] { #expect(chart.altText.contains(word)) }
  }

  @Test func chartsOfNothingAndOfNoNumbersAreDrawn() throws {
    let empty = try picture {
      Chart { ForEach([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
    }
    let odd = try picture { Chart { PointMark(x: .value("x", Double.nan), y: .value("y", Double.infinity)) } }
    #expect(!empty.bytes.isEmpty && !odd.bytes.isEmpty)
  }

  /// The 1-2-5 series of engineering drawings.
  @Test(arguments: [(0.9, 1), (1.1, 2), (2.5, 5), (7, 10), (0.03, 0.05), (180, 200), (0, 1)])
  func stepsAreRound(_ step: Double, _ round: Double) {
    #expect(abs(ChartScale.niceStep(step) - round) < 1e-12)
  }
}
