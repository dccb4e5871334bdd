// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveExpressions

@testable import WeaveResolve

/// Each rule of facts in texts, where it speaks and where it is silent.
@Suite struct TextRuleTests {
  @Test(arguments: [
    // A fallback
    ("{{__weather_temp}}°", "W0901"), ("{{__weather_temp|--}}°", ""), ("{{__weather_temp|}}", ""),
    ("{{__steps_today||number}}", "W0901"), ("{{__steps_today|0||number}}", ""), ("{{__steps_today|0|number}}", ""),
    ("{{__time}}", ""), ("{{__steps_goal_today}}", ""), ("{{my_own}}", ""), ("{{__WEATHER_TEMP }}", "W0901"),
    ("{{__weather_temp|{{__weather_high}}}}", ""),
    // Sums
    ("{{=__weather_temp + 2}}", "W0902"), ("{{=__weather_temp + 2|--}}", "W0902"),
    ("{{=round(__steps_today)}}", "W0902"),
    ("{{=__steps_today}}", "W0902"), ("{{=my_own + 2}}", ""), ("{{=__steps_goal_today * 7}}", ""),
    ("{{=-__weather_temp}}", "W0902"), ("{{=max(__steps_today, 1)}}", "W0902"), ("{{=var(\"__steps_today\") + 1}}", ""),
    // Guards in the expression
    ("{{=__weather_temp != \"\" ? __weather_temp + 2 : \"--\"}}", ""),
    ("{{=__weather_temp == \"\" ? \"--\" : __weather_temp + 2}}", ""),
    ("{{=__weather_temp == \"\" ? __weather_temp + 2 : \"--\"}}", "W0902"),
    ("{{=__weather_temp > 25 ? __weather_temp + 2 : \"--\"}}", ""),
    ("{{=__weather_condition != \"\" ? __weather_temp + 2 : \"--\"}}", ""),
    ("{{=__steps_today != \"\" ? __weather_temp + 2 : \"--\"}}", "W0902"),
    // The usual facts prove no rain, and rain proves them.
    ("{{=__weather_temp != \"\" ? __weather_rain_start_min + 0 : \"dry\"}}", "W0902"),
    ("{{=__weather_rain_start_min != \"\" ? __weather_temp + 0 : \"dry\"}}", ""),
    // Conditions that hold without data
    ("{{=__weather_temp < 5 ? \"Coat\" : \"Shirt\"}}", "W0902"), ("{{=__weather_temp > 5 ? \"Shirt\" : \"Coat\"}}", ""),
    ("{{=__weather_temp != \"\" and __weather_temp < 5 ? \"Coat\" : \"Shirt\"}}", ""),
    ("{{=__weather_temp < 5 and __weather_temp != \"\" ? \"Coat\" : \"Shirt\"}}", ""),
    ("{{=__weather_temp == \"\" or __weather_temp < 5 ? \"Coat\" : \"Shirt\"}}", ""),
    ("{{=not __weather_temp ? \"No weather\" : \"Weather\"}}", ""),
    ("{{=__weather_temp < my_own ? \"a\" : \"b\"}}", ""),
  ])
  func absence(text: String, code: String) throws {
    #expect(CheckedDesign.codes(try CheckedDesign.text(text)).joined(separator: " ") == code, "\(text)")
  }

  @Test(arguments: [
    ("{{__steps_today|0||date:EEE}}", "W0903"), ("{{__weather_condition|--||date:EEE}}", "W0903"),
    ("{{__steps_today|0||daysuntil}}", "W0903"), ("{{__weather_updated_iso|--||relative}}", ""),
    ("{{__today||date:EEE}}", ""), ("{{__time||date:h a}}", ""), ("{{__now_unix||date:EEE}}", ""),
    ("{{=now() + 3600||date:HH:mm}}", ""), ("{{=__now_unix + 86400||date:EEE}}", ""), ("{{my_own|0||date:EEE}}", ""),
    ("{{__weather_condition|--||number}}", "W0903"), ("{{__weather_symbol|--||plural:a:b}}", "W0903"),
    ("{{__time||round}}", "W0903"), ("{{__steps_today|0||plural:step:steps}}", ""),
    ("{{__weather_condition|--||upper||}}", ""), ("{{__steps_today|0||upper}}", ""),
    ("{{__today||daysuntil||number}}", ""), ("{{__now||date:yyyy||number}}", ""),
    ("{{__weather_humidity|0||percent}}", "W0904"), ("{{__weather_humidity_fraction|0||percent}}", ""),
    ("{{__steps_today_percent|0||bar:5}}", "W0904"), ("{{__steps_today|0||bar}}", "W0904"),
    ("{{=__weather_humidity != \"\" ? __weather_humidity / 100 : 0||percent}}", ""), ("{{__uv_now|0||bar}}", ""),
    ("{{my_own|0||percent}}", ""),
  ])
  func filters(text: String, code: String) throws {
    #expect(CheckedDesign.codes(try CheckedDesign.text(text)).joined(separator: " ") == code, "\(text)")
  }

  @Test(arguments: [
    ("{{=__weather_condition * 2}}", "W0905"), ("{{=__weather_condition}}", "W0905"), ("{{=__now + 3600}}", "W0905"),
    ("{{=upper(__weather_condition)|--}}", ""), ("{{=__now_unix + 3600}}", ""), ("{{=my_own * 2}}", ""),
    ("{{=__steps_goal_today == \"many\" ? 1 : 2}}", "W0906"), ("{{=__steps_goal_today == \"10000\" ? 1 : 2}}", ""),
    ("{{=__weather_condition == \"Rain\" ? 1 : 2}}", ""), ("{{=__weather_condition > 3 ? 1 : 2}}", "W0906"),
    ("{{=__time > 12 ? 1 : 2}}", "W0906"), ("{{=__time > \"12:00\" ? 1 : 2}}", ""),
    ("{{=__steps_goal_hit_today == \"true\" ? 1 : 2}}", "W0906"), ("{{=__steps_goal_hit_today == 1 ? 1 : 2}}", ""),
    ("{{=__weather_precip_fraction > 60 ? 1 : 2}}", "W0906"), ("{{=__weather_precip_fraction > 0.6 ? 1 : 2}}", ""),
    ("{{=__weather_condition == 0 ? 1 : 2}}", ""),
  ])
  func kinds(text: String, code: String) throws {
    #expect(CheckedDesign.codes(try CheckedDesign.text(text)).joined(separator: " ") == code, "\(text)")
  }

  @Test(arguments: [
    ("{{=__weather_temp_c > __weather_high_f ? 1 : 2}}", "W0907"),
    ("{{=__weather_temp_c > __weather_high_c ? 1 : 2}}", ""),
    ("{{=__weather_temp > __weather_high_c ? 1 : 2}}", "W0907"), ("{{=__weather_temp > 20 ? 1 : 2}}", ""),
    ("{{=__weather_wind_kmh > __steps_today ? 1 : 2}}", "W0907"),
    ("{{=max(__weather_temp_c, __weather_high_f) > 30 ? 1 : 2}}", "W0907"),
    ("{{=__weather_temp_c != \"\" and __weather_temp_c * 9 / 5 + 32 > __weather_high_f ? 1 : 2}}", ""),
    ("{{=__steps_today > __steps_goal_today ? 1 : 2}}", ""), ("{{=__steps_today > my_own ? 1 : 2}}", ""),
    ("{{=__weather_precip + __weather_humidity > 9 ? 1 : 2}}", ""),
    ("{{=__weather_precip > __weather_humidity_fraction ? 1 : 2}}", "W0907"),
    // Counts and indices are nobody's unit.
    ("{{=__uv_now + __calendar_today_count > 3 ? 1 : 2}}", ""),
    ("{{__weather_temp_c|--}}°F", "W0909"), ("{{__weather_temp_c|--}}°C", ""), ("{{__weather_temp_c|--}} °C", ""),
    ("{{__weather_temp|--}}°C", "W0909"), ("{{__weather_temp|--}}°", ""), ("{{__weather_temp|--}}° Celsius", ""),
    ("{{__weather_wind_kmh|--}} mph", "W0909"), ("{{__weather_wind_kmh|--}} km/h", ""),
    ("{{__weather_wind_ms|--}} m/s", ""), ("{{__weather_wind_ms|--}} km/h", "W0909"),
    ("{{__weather_humidity_fraction|--}}%", "W0909"), ("{{__weather_humidity|--}}%", ""),
    ("{{__weather_humidity_fraction|0||percent:0}}", ""), ("{{__weather_temp_c|--||suffix:°F}}", "W0909"),
    ("{{__weather_temp_c|--||number:0||suffix:°C}}", ""), ("{{__steps_today|--}} km", "W0909"),
    ("{{__steps_today|--}} steps", ""), ("{{__steps_streak|0}} mice", ""), ("{{my_own}}°F", ""),
    ("{{=__weather_temp_c != \"\" ? round(__weather_temp_c) : \"--\"}}°F", "W0909"),
    ("{{=__weather_temp_c != \"\" ? __weather_temp_c * 1.8 + 32 : \"--\"}}°F", ""),
    ("{{__activity_distance_m|--}} km", "W0909"), ("{{__activity_distance_km|--}} km", ""),
  ])
  func units(text: String, code: String) throws {
    #expect(CheckedDesign.codes(try CheckedDesign.text(text)).joined(separator: " ") == code, "\(text)")
  }

  @Test(arguments: [
    ("{{__weather_temp}}°", "{{__weather_temp|--}}°"),
    ("{{ __steps_today ||number}}", "{{ __steps_today|-- ||number}}"),
    ("{{=__steps_streak}} days", "{{__steps_streak|--}} days"), ("{{=__steps_streak|0}}", "{{__steps_streak|0}}"),
    ("{{=__weather_condition|Sky}}", "{{__weather_condition|Sky}}"),
    ("{{=__weather_temp + 2}}", "{{=__weather_temp != \"\" ? __weather_temp + 2 : \"--\"}}"),
    ("{{=__now + 60||date:HH}}", "{{=__now_unix + 60||date:HH}}"),
    ("{{__weather_humidity|0||percent}}", "{{__weather_humidity_fraction|0||percent}}"),
    ("Now {{__weather_temp|--}}°C", "Now {{__weather_temp_c|--}}°C"),
    ("{{=__weather_temp_c > __weather_high_f ? 1 : 2}}", "{{=__weather_temp_c > __weather_high_c ? 1 : 2}}"),
  ])
  func firstFix(text: String, mended: String) throws {
    let result = try CheckedDesign.mended(text)
    #expect(result == mended)
    #expect(CheckedDesign.codes(try CheckedDesign.text(result)) == [])
  }

  /// What the author gives stands in for a missing fact, and may be of any kind.
  @Test func samplesAreNotJudged() throws {
    let widget = try CheckedDesign.text(
      "{{__weather_temp}}°F {{=__weather_condition * 2}}",
      variables: #"{"__weather_temp": 3, "__Weather_Condition": "4"}"#)
    #expect(CheckedDesign.codes(widget) == [])
    let given = try CheckedDesign.text("{{__weather_temp}}")
    #expect(FactCheck.findings(in: given, given: ["__weather_temp": "1"]).isEmpty)
  }
}
