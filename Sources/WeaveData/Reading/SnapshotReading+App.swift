// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveTime

/// Reads WidgetWeaver's own files of steps, activity, events, reminders and the place.
extension SnapshotReading {
  mutating func appStepsToday(_ root: SnapshotObject) -> StepsSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt"), let day = day(beginning: "startOfDay", root),
      let steps = root.integer("steps")
    else { return nil }
    return StepsSnapshot(fetchedAt: fetchedAt, today: StepsDay(day: day, steps: steps))
  }

  mutating func appStepsHistory(_ root: SnapshotObject) -> StepsSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    let entries = (root.objects("days") ?? []).compactMap { object -> TimedEntry<LocalDay, StepsDay>? in
      guard let day = day(beginning: "dayStart", object), let steps = object.integer("steps") else { return nil }
      return TimedEntry(key: day, value: StepsDay(day: day, steps: steps), range: object.range("dayStart"))
    }
    return StepsSnapshot(fetchedAt: fetchedAt, history: history(entries, of: "days"))
  }

  mutating func appActivity(_ root: SnapshotObject) -> ActivitySnapshot? {
    guard let fetchedAt = date(root, "fetchedAt"), let day = day(beginning: "startOfDay", root) else { return nil }
    var activity = ActivitySnapshot(fetchedAt: fetchedAt, day: day)
    activity.steps = root.integer("steps")
    activity.flightsClimbed = root.integer("flightsClimbed")
    activity.distance = root.number("distanceWalkingRunningMeters")
    activity.activeEnergy = root.number("activeEnergyBurnedKilocalories")
    return activity
  }

  mutating func appCalendar(_ root: SnapshotObject) -> CalendarSnapshot? {
    guard let generatedAt = date(root, "generatedAt") else { return nil }
    var events: [CalendarEvent] = []
    for key in ["next", "second"] {
      if let object = root.object(key), let event = appEvent(object) { events.append(event) }
    }
    return CalendarSnapshot(generatedAt: generatedAt, events: CalendarSnapshot.sorted(events, in: timeZone))
  }

  private mutating func appEvent(_ object: SnapshotObject) -> CalendarEvent? {
    guard let title = object.string("title"), let start = object.moment("startDate"),
      let span = span(from: start, object.moment("endDate"), object, ("startDate", "endDate"))
    else { return nil }
    var event = CalendarEvent(title: Self.title(title), span: span, location: object.string("location"))
    if object.bool("isAllDay") == true { event.span = wholeDays(object) ?? span }
    return event
  }

  /// The days of an all-day event, which in the app's files ends at the next midnight or a second before it.
  private mutating func wholeDays(_ object: SnapshotObject) -> CalendarEvent.Span? {
    guard let first = day(beginning: "startDate", object), let end = object.moment("endDate") else { return nil }
    let last = LocalDay(end.addingTimeInterval(43_200), in: timeZone).advanced(by: -1)
    return .allDay(first: first, last: max(first, last))
  }

  mutating func appReminders(_ root: SnapshotObject) -> RemindersSnapshot? {
    guard let generatedAt = date(root, "generatedAt") else { return nil }
    var days: [String: LocalDay] = [:]
    for object in root.objects("items") ?? [] {
      guard let id = object.string("id") else { continue }
      for (key, flag) in [("dueDate", "dueHasTime"), ("startDate", "startHasTime")] {
        guard object.bool(flag) != true, let day = day(beginning: key, object) else { continue }
        days[id + "\0" + key] = day
      }
    }
    func when(_ object: SnapshotObject, _ key: String) -> Reminder.When? {
      let day = object.string("id").flatMap { days[$0 + "\0" + key] }
      return day.map { .day($0) } ?? object.moment(key).map { .moment($0) }
    }
    let items = items(root) { (when($0, "dueDate"), when($0, "startDate")) }
    let diagnostics = root.object("diagnostics")
    let status = diagnostics?.token("kind", as: RemindersSnapshot.Status.self) ?? .ok
    return RemindersSnapshot(
      generatedAt: generatedAt, items: items, modes: modes(root, items), status: status,
      statusMessage: status == .ok ? nil : diagnostics?.string("message"))
  }

  mutating func appLocation(_ root: SnapshotObject) -> LocationSnapshot? {
    guard let updatedAt = date(root, "updatedAt"), let latitude = root.number("latitude"),
      let longitude = root.number("longitude")
    else { return nil }
    return LocationSnapshot(
      updatedAt: updatedAt, place: Place(name: root.string("name") ?? "", latitude: latitude, longitude: longitude))
  }
}
