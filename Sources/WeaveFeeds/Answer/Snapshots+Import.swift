// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData

extension Snapshots {
  /// Adds what was read from a file to what is already known.
  ///
  /// Steps are merged day by day. Events replace those of calendars with the same name, and reminders replace those of
  /// lists with the same name; others stay. Variables replace those with the same key. Weather is completed by what is
  /// known about the same place. For everything else the newer snapshot wins.
  public mutating func add(imported: Snapshots) {
    var rest = imported
    if let calendar = imported.calendar {
      let names = Set(calendar.events.map(\.calendarName))
      let kept = self.calendar?.events.filter { !names.contains($0.calendarName) } ?? []
      self.calendar = CalendarSnapshot(generatedAt: calendar.generatedAt, events: kept + calendar.events)
      rest.calendar = nil
    }
    if let reminders = imported.reminders {
      let lists = Set(reminders.items.map(\.listID))
      let ids = Set(reminders.items.map(\.id))
      var joined = reminders
      let kept = self.reminders?.items.filter { !lists.contains($0.listID) && !ids.contains($0.id) } ?? []
      joined.items = kept + reminders.items
      self.reminders = joined
      rest.reminders = nil
    }
    if let variables = imported.variables {
      var joined = self.variables ?? StoredVariables()
      joined.values.merge(variables.values) { $1 }
      joined.updatedAt = variables.updatedAt
      self.variables = joined
      rest.variables = nil
    }
    if let weather = imported.weather, let known = self.weather { rest.weather = weather.completed(by: known) }
    merge(rest)
  }
}
