// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveFacts

/// Customs of regions, against ICU.
@Suite struct RegionTests {
  private let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }

  @Test func weeksBeginAsICUHasThem() {
    var calendar = Calendar(identifier: .gregorian)
    for region in regions {
      calendar.locale = Locale(identifier: "en_\(region)")
      #expect(RegionalWeek(Locale(identifier: "en_\(region)")).firstWeekday == calendar.firstWeekday - 1, "\(region)")
    }
  }

  @Test func weekendsAreThoseOfICU() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // A Sunday at noon.
    let sunday = Date(timeIntervalSince1970: 1_769_947_200)
    for region in regions {
      calendar.locale = Locale(identifier: "en_\(region)")
      let days = (0..<7).filter { calendar.isDateInWeekend(sunday.addingTimeInterval(Double($0) * 86_400)) }
      #expect(RegionalWeek(Locale(identifier: "en_\(region)")).weekend == Set(days), "\(region)")
    }
  }

  /// ICU counts Myanmar with the UK; its weather was told in Fahrenheit, as in the older tables of CLDR.
  @Test func measuresAreThoseOfICU() {
    for region in regions where region != "MM" {
      let locale = Locale(identifier: "en_\(region)")
      let measures = LocalMeasures(locale)
      #expect((measures.temperature == .fahrenheit) == (locale.measurementSystem == .us), "\(region)")
      #expect((measures.speed == .milesPerHour) == (locale.measurementSystem != .metric), "\(region)")
    }
  }

  @Test(arguments: [
    ("en", "US"), ("zh-Hant-TW", "TW"), ("de_DE@calendar=buddhist", "DE"), ("sr-Latn", ""), ("pt", "BR"), ("", ""),
    ("en-u-ca-gregory", "US"),
  ])
  func regionsAreRead(identifier: String, region: String) {
    #expect(LocaleRegion(Locale(identifier: identifier)).code == region)
  }

  @Test func keywordsAreRead() {
    #expect(RegionalWeek(Locale(identifier: "fr-FR-u-fw-sun")).firstWeekday == 0)
    #expect(LocalMeasures(Locale(identifier: "en-US-u-ms-metric")).temperature == .celsius)
  }
}
