// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions

extension FactTable {
  /// The lists of the forecast: `weather.hourly`, `weather.daily`, `weather.minutes`.
  static let weatherRecord = FactKey(
    .weather, from: .weather, changes: .minute,
    members: [
      FactMember("hourly", .list, presence: .always, members: hours.members, "The hours from now on."),
      FactMember("daily", .list, presence: .always, members: days.members, "The days from today on."),
      FactMember("minutes", .list, presence: .always, members: minutes.members, "The minutes of the next hour."),
      FactMember("rain", .record, members: RainCurve.members, "The rain of the next hour, for charts."),
    ], "The forecast as lists for `forEach`."
  ) { context in
    guard let weather = context.snapshots.weather else { return nil }
    var record: [String: Value] = [:]
    record["hourly"] = context.part("hourly") { context in
      context.memory.weatherHours.value(in: context) { context in
        hours.list(of: weather.hours.filter { !context.isOver(hourFrom: $0.date) }.map(context.measured), in: context)
      }
    }
    record["daily"] = context.part("daily") { context in
      context.memory.weatherDays.value(in: context) { context in
        let ahead = weather.days.filter { $0.day >= context.placeToday }
        let span = TemperatureSpan(ahead)
        return days.list(of: ahead.map { DayOfSpan(day: $0, span: span) }, in: context)
      }
    }
    record["minutes"] = context.part("minutes") { context in
      .list(context.minutesAhead(weather).prefix(60).map { minuteRecord(of: $0, in: context) })
    }
    record["rain"] = context.part("rain") { context in
      // Minutes in the past are in no curve of the hour ahead, whatever the moment.
      if context.minutesAhead(weather).isEmpty { return nil }
      return RainCurve(weather, from: context.runningMinute)?.record(
        context.rainPhrase, known: Double(context.nextHour?.knownMinutes ?? 0) / 60, in: context.words)
    }
    return .record(record)
  }

  private static let hours = MemberTable<WeatherHour>(
    MemberField.moment("time", presence: .always, "When the hour begins.") { hour, _ in hour.date },
    [
      MemberField("is_now", .flag, presence: .always, "Whether it is the current hour.") { hour, context in
        .bool(context.hasCome(hour.date))
      },
      MemberField("label", .text, presence: .always, "`Now`, or the hour in the reader's format: `15`, `3 PM`.") {
        hour, context in .string(context.hasCome(hour.date) ? context.words[.nowHour] : context.clock.hour(hour.date))
      },
      MemberField("symbol", .symbol, "The sky as a symbol.") { FactText.text($1.sky(of: $0.conditions).symbol) },
      MemberField("condition", .text, "The sky in words.") { FactText.text($1.sky(of: $0.conditions).description) },
      MemberField("code", .integer, in: .index, "The sky as a code of WMO table 4677.") { hour, _ in
        FactText.whole(hour.conditions.weatherCode)
      },
      MemberField("is_day", .flag, "Whether the sun is up.") { hour, _ in FactText.flag(hour.conditions.isDaylight) },
      MemberField("rain_mmh", .number, in: .millimetersPerHour, "The rain.") { hour, _ in
        FactText.number(hour.conditions.precipitation)
      },
      MemberField("uv", .number, in: .index, "The UV index from the service.") { hour, _ in
        FactText.number(hour.conditions.uvIndex)
      },
      MemberField("wind_direction", .integer, in: .degrees, "Where the wind comes from.") { hour, _ in
        FactText.whole(hour.conditions.windDirection)
      },
    ],
    MemberField.temperature("temp", "The air temperature.") { hour, _ in hour.conditions.temperature },
    MemberField.temperature("feels", "The apparent temperature from the service.") { hour, _ in
      hour.conditions.apparentTemperature
    },
    MemberField.temperature("felt", "The apparent temperature in the shade, as in `__feels_like`.") {
      hour, _ in
      FactContext.feelsLike(hour.conditions)
    },
    MemberField.share("precip", "The chance of rain or snow.") { hour, _ in hour.conditions.precipitationChance },
    MemberField.share("humidity", "The relative humidity.") { hour, _ in hour.conditions.humidity },
    MemberField.share("cloud_cover", "How much of the sky clouds cover.") { hour, _ in hour.conditions.cloudCover },
    MemberField.speed("wind", "The wind.") { hour, _ in hour.conditions.windSpeed },
    MemberField.speed("gust", "The wind gusts.") { hour, _ in hour.conditions.windGust })

  private static let days = MemberTable<DayOfSpan>(
    MemberField.day("day", "The day at the place.") { entry, _ in entry.day.day },
    [
      MemberField("is_today", .flag, presence: .always, "Whether it is today.") { .bool($0.day.day == $1.placeToday) },
      MemberField("symbol", .symbol, "The weather as a symbol.") { entry, _ in FactText.text(entry.day.skySymbol) },
      MemberField("code", .integer, in: .index, "The weather as a code of WMO table 4677.") { entry, _ in
        FactText.whole(entry.day.weatherCode)
      },
      MemberField("rain_mm", .number, in: .millimeters, "The rain of the day.") { entry, _ in
        FactText.number(entry.day.precipitationSum)
      },
      MemberField("uv_max", .number, in: .index, "The highest UV index.") { entry, _ in
        FactText.number(entry.day.uvIndexMax)
      },
    ],
    MemberField.temperature("high", "The highest temperature.") { entry, _ in entry.day.high },
    MemberField.temperature("low", "The lowest temperature.") { entry, _ in entry.day.low },
    MemberField.share("precip", "The chance of rain or snow.") { entry, _ in entry.day.precipitationChance },
    MemberField.speed("wind_max", "The strongest wind.") { entry, _ in entry.day.windSpeedMax },
    MemberField.moment("sunrise", "When the sun rises.") { entry, _ in entry.day.sunrise },
    MemberField.moment("sunset", "When the sun sets.") { entry, _ in entry.day.sunset },
    DayOfSpan.fields)

  /// The record of a minute. Only its distance from now depends on the moment.
  private static func minuteRecord(of minute: WeatherMinute, in context: FactContext) -> Value {
    var record = context.memory.weatherMinute(minute.date) { minutes.values(of: minute, in: context) }
    record["offset"] = offset(of: minute, in: context)
    return .record(record)
  }

  private static func offset(of minute: WeatherMinute, in context: FactContext) -> Value? {
    FactText.whole((minute.date.timeIntervalSince(context.runningMinute) / 60).rounded(.down))
  }

  private static let minutes = MemberTable<WeatherMinute>(
    MemberField.moment("time", presence: .always, "When the minute begins.") { minute, _ in minute.date },
    [
      MemberField("offset", .integer, in: .minutes, presence: .always, "Whole minutes from now.") {
        offset(of: $0, in: $1)
      },
      MemberField("rain_mmh", .number, in: .millimetersPerHour, "The rain, if it rains.") { minute, _ in
        FactText.number(minute.precipitation)
      },
      MemberField("expected_mmh", .number, in: .millimetersPerHour, "The rain times its chance.") { minute, _ in
        FactText.number(minute.expectedPrecipitation)
      },
    ],
    MemberField.share("precip", "The chance of rain.") { minute, _ in minute.precipitationChance })
}

extension FactContext {
  fileprivate func minutesAhead(_ weather: WeatherSnapshot) -> [WeatherMinute] {
    (weather.minutes ?? []).filter { !isBeforeRunningMinute($0.date) }
  }

  /// An hour of the forecast. The current hour gets the measured values, as far as there are any, so that a list
  /// starting now does not contradict the temperature above it.
  fileprivate func measured(_ hour: WeatherHour) -> WeatherHour {
    guard hasCome(hour.date), let known = conditions else { return hour }
    var hour = hour
    hour.conditions.temperature = known.temperature ?? hour.conditions.temperature
    hour.conditions.apparentTemperature = known.apparentTemperature ?? hour.conditions.apparentTemperature
    hour.conditions.symbolName = known.symbolName ?? hour.conditions.symbolName
    hour.conditions.weatherCode = known.weatherCode ?? hour.conditions.weatherCode
    hour.conditions.condition = known.condition ?? hour.conditions.condition
    return hour
  }
}

extension WeatherMinute {
  /// Millimetres per hour times their chance; an unknown chance counts as certain.
  var expectedPrecipitation: Double? {
    precipitation.map { max($0, 0) * min(max(precipitationChance ?? 1, 0), 1) }
  }
}
