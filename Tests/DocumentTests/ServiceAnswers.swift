// SPDX-License-Identifier: MIT

/// Answers in the shape of services, made up from their public documentation.
enum ServiceAnswers {
  /// The variables that hold secret addresses, with their paths.
  static let secretAddresses = [
    "GOOGLE_CALENDAR": "/calendar/ical/ana%40example.org/private-0123456789abcdef/basic.ics",
    "OUTLOOK_CALENDAR": "/owa/calendar/00000000-0000-0000-0000-000000000000/11111111/calendar.ics",
    "ICLOUD_CALENDAR": "/published/2/MTIzNDU2Nzg5",
    "SHARE_PRICE": "/query?function=GLOBAL_QUOTE&symbol=IBM&apikey=demo",
  ]

  static let byPath: [String: String] = [
    "/api/states/sensor.outside": state("sensor.outside", "21.5", "°C", "temperature"),
    "/api/states/binary_sensor.door": state("binary_sensor.door", "off", nil, "door"),
    "/api/states/sensor.daily_energy": state("sensor.daily_energy", "7.42", "kWh", "energy"),
    "/api/states/sensor.solar_power": state("sensor.solar_power", "1830", "W", "power"),
    "/api/calendars": #"[{"name": "Family", "entity_id": "calendar.family"}]"#,
    "/api/calendars/calendar.family": homeCalendar,
    "/api/history/period": history,
    "/calendar/ical/ana%40example.org/private-0123456789abcdef/basic.ics": google,
    "/owa/calendar/00000000-0000-0000-0000-000000000000/11111111/calendar.ics": outlook,
    "/published/2/MTIzNDU2Nzg5": icloud,
    "/api/history/period/2026-03-27T05:00:00Z": energy,
    "/api/states/todo.ana": state("todo.ana", "2", nil, "Ana"),
    "/api/states/todo.ben": state("todo.ben", "1", nil, "Ben"),
    "/api/services/todo/get_items#todo.ana": toDos(
      "todo.ana", #"{"summary": "Plants", "uid": "a1", "status": "needs_action", "due": "2026-03-28"}"#,
      #"{"summary": "Homework", "uid": "a2", "status": "needs_action", "due": "2026-03-28T18:00:00+01:00"}"#),
    "/api/services/todo/get_items#todo.ben": toDos(
      "todo.ben", #"{"summary": "Bins", "uid": "b1", "status": "needs_action", "due": "2026-03-27"}"#),
    "/api/status-page/home": statusPage, "/api/status-page/heartbeat/home": heartbeats,
    "/api/v1/query?max by (instance) (up": vector(
      (#"{"instance": "10.0.0.2:9100"}"#, "1"), (#"{"instance": "borea:9100"}"#, "0")),
    "/api/v1/query?last_over_time": vector(
      (#"{"__name__": "node_uname_info", "instance": "10.0.0.2:9100", "nodename": "atlas"}"#, "1")),
    "/api/v1/query?max by (instance) ((time()": vector((#"{"instance": "10.0.0.2:9100"}"#, "41.97")),
    "/api/v1/query?100 * (1 - avg": vector((#"{"instance": "10.0.0.2:9100"}"#, "36.6")),
    "/api/v1/query?max by (instance) (node_hwmon": vector((#"{"instance": "10.0.0.2:9100"}"#, "52.4")),
    "/api/v1/query?max by (instance) (100": vector((#"{"instance": "10.0.0.2:9100"}"#, "64.2")),
    "/api/v1/query_range?100 * (1 - avg": #"{"status": "success", "data": {"resultType": "matrix", "result": "#
      + #"[{"metric": {"instance": "10.0.0.2:9100"}, "values": [[1774699500, "12.1"], [1774703100, "36.6"]]}]}}"#,
    "/gtfs-rt/trip-updates.json": departures, "/gtfs-rt/trip-updates.pb": tripUpdates,
    "/repos/swiftlang/swift": #"{"id": 44838949, "full_name": "swiftlang/swift", "stargazers_count": 69000, "#
      + #""open_issues_count": 8123, "license": {"spdx_id": "Apache-2.0"}}"#,
    "/swiftlang/swift/releases.atom": releases,
    "/v1/latest": #"{"amount": 1.0, "base": "EUR", "date": "2026-03-27", "rates": {"USD": 1.0823}}"#,
    "/query": #"{"Global Quote": {"01. symbol": "IBM", "02. open": "233.1000", "05. price": "234.5000", "#
      + #""07. latest trading day": "2026-03-27", "10. change percent": "0.5101%"}}"#,
    "/feed.xml": news,
    "/api/v1/query": #"{"status": "success", "data": {"resultType": "vector", "result": [{"metric": "#
      + #"{"__name__": "node_load1", "instance": "localhost:9100"}, "value": [1774703100.1, "0.25"]}]}}"#,
  ]

  /// - Source: Home Assistant, REST API.
  private static func state(_ entity: String, _ state: String, _ unit: String?, _ kind: String) -> String {
    let unit = unit.map { #""unit_of_measurement": "\#($0)", "# } ?? ""
    return #"{"entity_id": "\#(entity)", "state": "\#(state)", "attributes": {\#(unit)"device_class": "\#(kind)", "#
      + #""friendly_name": "\#(kind)"}, "last_changed": "2026-03-28T12:58:00.123456+00:00", "#
      + #""context": {"id": "01HX", "parent_id": null, "user_id": null}}"#
  }

  private static let homeCalendar = """
    [{"start": {"dateTime": "2026-03-29T15:00:00+02:00"}, "end": {"dateTime": "2026-03-29T16:00:00+02:00"},
      "summary": "School play", "description": "", "location": "Main hall", "uid": "1", "recurrence_id": null,
      "rrule": null},
     {"start": {"date": "2026-03-30"}, "end": {"date": "2026-04-01"}, "summary": "Grandparents", "description": null,
      "location": null, "uid": "2", "recurrence_id": null, "rrule": null}]
    """

  private static let history = """
    [[{"entity_id": "sensor.solar_power", "state": "1210", "attributes": {"unit_of_measurement": "W"},
       "last_changed": "2026-03-28T11:00:00+00:00", "last_updated": "2026-03-28T11:00:00+00:00"},
      {"state": "1830", "last_changed": "2026-03-28T12:00:00+00:00"}]]
    """

  /// - Source: GTFS Realtime Reference, in the JSON form of Protocol Buffers.
  private static let departures = """
    {"header": {"gtfsRealtimeVersion": "2.0", "incrementality": "FULL_DATASET", "timestamp": "1774703100"},
     "entity": [{"id": "1", "tripUpdate": {"trip": {"tripId": "12-0905", "routeId": "12"}, "stopTimeUpdate": [
       {"stopSequence": 3, "stopId": "8503000", "departure": {"delay": 120, "time": "1774703520"}},
       {"stopSequence": 4, "stopId": "8503001", "arrival": {"delay": 120, "time": "1774703700"}}]}}]}
    """

  /// The same stop in Protocol Buffers, as Google's library for Python writes them.
  private static let tripUpdates =
    "base64:CgsKAzIuMBj8o5/OBhJKCgcxMi0wOTA1Gj8KDQoHMTItMDkwNSoCMTISFwgBGggIeBCgp5/OBiIJODUwMzAwMDoxEhUIAhIICHgQ1KifzgYi"
    + "Bzg1MDMwMDESQwoGNC0wOTE3GjkKCwoGNC0wOTE3KgE0EhUIARoGEMypn84GIgk4NTAzMDAwOjISEwgCEgYQhLKfzgYiBzg1MDMwMDk="

  /// - Source: GTFS Schedule Reference.
  static let timetable = [
    "agency.txt": "agency_id,agency_name,agency_url,agency_timezone\n1,Trams,https://example.org,Europe/Paris\n",
    "routes.txt":
      "route_id,agency_id,route_short_name,route_long_name,route_type\n12,1,F1,Funicular,7\n4,1,4,Tram 4,0\n",
    "trips.txt": "route_id,service_id,trip_id,trip_headsign,direction_id\n12,w,12-0905,Gerland,0\n4,w,4-0917,,1\n",
    "stops.txt": "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code\n"
      + "8503000,Quai Rambaud,45.74,4.81,1,,\n8503000:1,Quai Rambaud,45.74,4.81,0,8503000,1\n"
      + "8503000:2,Quai Rambaud,45.74,4.81,0,8503000,2\n8503009,Debourg,45.73,4.83,0,,\n",
  ]

  /// Meters since the morning before, with the sun.
  ///
  /// - Source: Home Assistant, REST API, `GET /api/history/period/<timestamp>?minimal_response`.
  private static let energy = """
    [[{"entity_id": "sensor.roof_energy", "state": "5000.0", "attributes": {"state_class": "total_increasing",
       "unit_of_measurement": "kWh", "device_class": "energy", "friendly_name": "Roof"},
       "last_changed": "2026-03-27T05:00:00+00:00", "last_updated": "2026-03-27T05:00:00+00:00"},
      {"state": "5008.0", "last_changed": "2026-03-27T17:30:00.123456+00:00"},
      {"state": "unavailable", "last_changed": "2026-03-27T18:10:00+00:00"},
      {"state": "5008.0", "last_changed": "2026-03-28T06:20:00+00:00"},
      {"state": "5009.5", "last_changed": "2026-03-28T12:50:00+00:00"}],
     [{"entity_id": "sensor.grid_energy", "state": "812000", "attributes": {"state_class": "total_increasing",
       "unit_of_measurement": "Wh", "device_class": "energy"}, "last_changed": "2026-03-27T05:00:00+00:00"},
      {"state": "812400", "last_changed": "2026-03-28T01:30:00+00:00"},
      {"state": "812500", "last_changed": "2026-03-28T12:10:00+00:00"}],
     [{"entity_id": "sensor.export_energy", "state": "3.1", "attributes": {"state_class": "total_increasing",
       "unit_of_measurement": "kWh"}, "last_changed": "2026-03-27T05:00:00+00:00"},
      {"state": "3.5", "last_changed": "2026-03-28T12:30:00+00:00"}],
     [{"entity_id": "sensor.grid_power", "state": "120", "attributes": {"unit_of_measurement": "W"},
       "last_changed": "2026-03-27T05:00:00+00:00"}, {"state": "-310", "last_changed": "2026-03-28T13:04:00+00:00"}],
     [{"entity_id": "sun.sun", "state": "below_horizon", "attributes": {"friendly_name": "Sun"},
       "last_changed": "2026-03-27T05:00:00+00:00"}, {"state": "above_horizon", "last_changed": "2026-03-27T05:40:00+00:00"},
      {"state": "below_horizon", "last_changed": "2026-03-27T18:05:00+00:00"},
      {"state": "above_horizon", "last_changed": "2026-03-28T05:35:00+00:00"}]]
    """

  /// - Source: Home Assistant, action `todo.get_items` with `return_response`.
  private static func toDos(_ entity: String, _ items: String...) -> String {
    #"{"changed_states": [], "service_response": {"\#(entity)": {"items": [\#(items.joined(separator: ", "))]}}}"#
  }

  /// - Source: Uptime Kuma, `GET /api/status-page/<slug>` and `GET /api/status-page/heartbeat/<slug>`.
  private static let statusPage = """
    {"config": {"slug": "home", "title": "Home", "description": null, "icon": "/icon.svg", "theme": "auto"},
     "incident": null, "publicGroupList": [{"id": 1, "name": "Services", "weight": 1, "monitorList": [
       {"id": 1, "name": "Router", "sendUrl": 0, "type": "ping"}, {"id": 2, "name": "Photos", "sendUrl": 0, "type": "http"}]}],
     "maintenanceList": []}
    """

  private static let heartbeats = """
    {"heartbeatList": {
      "1": [{"status": 1, "time": "2026-03-28 13:03:10.001", "msg": "", "ping": 2},
            {"status": 0, "time": "2026-03-28 13:04:10.123", "msg": "", "ping": null}],
      "2": [{"status": 1, "time": "2026-03-28 13:04:30.000", "msg": "", "ping": 12}]},
     "uptimeList": {"1_24": 0.98, "2_24": 1}}
    """

  /// - Source: Prometheus, HTTP API: an instant vector.
  private static func vector(_ samples: (metric: String, value: String)...) -> String {
    let rows = samples.map { #"{"metric": \#($0.metric), "value": [1774703100.1, "\#($0.value)"]}"# }
    return #"{"status": "success", "data": {"resultType": "vector", "result": [\#(rows.joined(separator: ", "))]}}"#
  }

  private static func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\n")
      .replacing("\n", with: "\r\n")
  }

  private static let google = calendar(
    "PRODID:-//Google Inc//Google Calendar 70.9054//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
    "X-WR-CALNAME:ana@example.org", "X-WR-TIMEZONE:Europe/Paris", "BEGIN:VTIMEZONE", "TZID:Europe/Paris",
    "X-LIC-LOCATION:Europe/Paris", "BEGIN:DAYLIGHT", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:GMT+2",
    "DTSTART:19700329T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT", "BEGIN:STANDARD",
    "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "TZNAME:GMT+1", "DTSTART:19701025T030000",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
    "DTSTART;TZID=Europe/Paris:20260105T193000", "DTEND;TZID=Europe/Paris:20260105T210000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO", "DTSTAMP:20260328T120000Z", "UID:0a1b2c@google.com", "SEQUENCE:0",
    "STATUS:CONFIRMED", "SUMMARY:Choir", "TRANSP:OPAQUE", "END:VEVENT")

  private static let outlook = calendar(
    "METHOD:PUBLISH", "PRODID:Microsoft Exchange Server 2010", "X-WR-CALNAME:Calendar", "BEGIN:VTIMEZONE",
    "TZID:W. Europe Standard Time", "BEGIN:STANDARD", "DTSTART:16010101T030000", "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT",
    "DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
    "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE", "BEGIN:VEVENT",
    "UID:040000008200E00074C5B7101A82E00800000000", "SUMMARY:Team",
    "DTSTART;TZID=W. Europe Standard Time:20260330T090000", "DTEND;TZID=W. Europe Standard Time:20260330T093000",
    "CLASS:PUBLIC", "PRIORITY:5", "DTSTAMP:20260328T120000Z", "TRANSP:OPAQUE", "STATUS:CONFIRMED", "SEQUENCE:0",
    "LOCATION:Room 1", "X-MICROSOFT-CDO-BUSYSTATUS:BUSY", "X-MICROSOFT-CDO-ALLDAYEVENT:FALSE", "END:VEVENT")

  private static let icloud = calendar(
    "CALSCALE:GREGORIAN", "PRODID:-//Apple Inc.//iCloud Calendar 2508B31//EN", "X-APPLE-CALENDAR-COLOR:#1BADF8",
    "X-WR-CALNAME:Sport", "BEGIN:VEVENT", "CREATED:20260301T080000Z", "DTEND;VALUE=DATE:20260402",
    "DTSTART;VALUE=DATE:20260401", "DTSTAMP:20260328T120000Z", "LAST-MODIFIED:20260301T080000Z", "SEQUENCE:0",
    "SUMMARY:Swimming", "TRANSP:TRANSPARENT", "UID:5D7C9E1A-0000-0000-0000-000000000000", "END:VEVENT")

  private static let releases = """
    <?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en-US">
      <id>tag:github.com,2008:https://github.com/swiftlang/swift/releases</id><title>Release notes from swift</title>
      <entry><id>tag:github.com,2008:Repository/44838949/swift-6.3-RELEASE</id><updated>2026-03-24T18:00:00Z</updated>
        <link rel="alternate" type="text/html" href="https://github.com/swiftlang/swift/releases/tag/swift-6.3-RELEASE"/>
        <title>Swift 6.3 Release</title><content type="html">&lt;p&gt;Notes&lt;/p&gt;</content>
        <author><name>ana</name></author></entry>
    </feed>
    """

  private static let news = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0"><channel><title>The Paper</title><link>https://example.org/</link><description/>
      <item><title>Rain is coming</title><link>https://example.org/1</link>
        <pubDate>Sat, 28 Mar 2026 12:00:00 GMT</pubDate><guid>1</guid></item></channel></rss>
    """

  static let todoist = """
    TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT
    meta,view_style=list,,,,,,,,,,
    task,Buy milk @shop,,2,1,Ana (1),,2026-03-28,en,,,
    """

  static let outlookTasks = """
    "Subject","Start Date","Due Date","Reminder On/Off","Date Completed","% Complete","Categories","Priority","Status"
    "Renew passport","","10/15/2026","False","","0%","Admin","High","Not Started"
    """
}
