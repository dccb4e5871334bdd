// SPDX-License-Identifier: MIT

/// The keys that data gives, whether or not a snapshot is there.
///
/// - Source: the keys of WidgetWeaver's weather, steps and activity snapshots.
enum BuiltinKeys {
  static let all: [String] = weather + steps + activity + ["__smartphoto_year"]

  private static let weather = [
    "location", "condition", "symbol", "updated_iso", "temp", "temp_c", "temp_f", "feels", "feels_c", "feels_f",
    "high", "high_c", "high_f", "low", "low_c", "low_f", "precip", "humidity", "precip_fraction",
    "humidity_fraction", "nowcast", "nowcast_secondary", "rain_start_min", "rain_end_min", "rain_start",
    "rain_peak_intensity_mmh", "rain_peak_chance", "rain_peak_chance_fraction", "lat", "lon",
  ].map { "__weather_" + $0 }

  private static let steps = [
    "goal_weekday", "goal_weekend", "goal_today", "streak_rule", "access", "today", "updated_iso", "today_fraction",
    "today_percent", "goal_hit_today", "streak", "avg_7", "avg_30", "avg_7_exact", "avg_30_exact", "best_day",
    "best_day_date", "best_day_date_iso",
  ].map { "__steps_" + $0 }

  private static let activity = [
    "access", "steps_today", "flights_today", "distance_m", "distance_m_exact", "distance_km", "distance_km_exact",
    "active_energy_kcal", "active_energy_kcal_exact", "updated_iso",
  ].map { "__activity_" + $0 }
}
