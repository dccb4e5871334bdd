// SPDX-License-Identifier: MIT

internal import CICal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A local time in a calendar, without a time zone.
public struct RecurrenceTime: Sendable, Hashable {
  /// As in calendars: months and days count from 1.
  public var year, month, day, hour, minute, second: Int
  /// Whether the value is a whole day.
  public var isDay: Bool

  /// A date and time; with `isDay`, a whole day.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, isDay: Bool = false) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.isDay = isDay
  }
}

/// The times of a recurrence rule, one after the other, as libical computes them: without time zones and without
/// exceptions.
///
/// A rule that no time matches is searched up to the year 2582; a rule in seconds takes hours. Callers must limit the
/// rules that they pass.
@safe
public struct RecurrenceIterator: ~Copyable {
  private let library: CalendarLibrary
  private let iterator: OpaquePointer

  /// Whether libical is installed.
  public static var isAvailable: Bool { unsafe CalendarLibrary.installed != nil }

  /// Nil if libical is missing, does not know the rule, or finds no matching time.
  ///
  /// - Parameters:
  ///   - rule: the value of an RRULE, such as `FREQ=MONTHLY;BYDAY=-1FR`.
  ///   - start: a time that exists.
  public init?(_ rule: String, from start: RecurrenceTime) {
    guard let library = unsafe CalendarLibrary.installed else { return nil }
    let recurrence = unsafe library.parse(rule)
    guard unsafe recurrence.freq != ICAL_NO_RECURRENCE else { return nil }
    var time = unsafe icaltimetype()
    unsafe time.year = Int32(clamping: start.year)
    unsafe time.month = Int32(clamping: start.month)
    unsafe time.day = Int32(clamping: start.day)
    unsafe time.hour = Int32(clamping: start.hour)
    unsafe time.minute = Int32(clamping: start.minute)
    unsafe time.second = Int32(clamping: start.second)
    unsafe time.is_date = start.isDay ? 1 : 0
    guard let iterator = unsafe library.new(recurrence, time) else { return nil }
    unsafe (self.library, self.iterator) = (library, iterator)
  }

  deinit { unsafe library.free(iterator) }

  /// The next time; nil after the last one.
  public mutating func next() -> RecurrenceTime? {
    let time = unsafe library.next(iterator)
    // libical's null time is all zeros.
    guard unsafe time.year != 0 || time.month != 0 else { return nil }
    return unsafe RecurrenceTime(
      year: Int(time.year), month: Int(time.month), day: Int(time.day), hour: Int(time.hour),
      minute: Int(time.minute), second: Int(time.second), isDay: time.is_date != 0)
  }
}

/// The libical functions in use, loaded when the first rule is evaluated, so that no other command loads libical and
/// ICU.
///
/// - Source: the interface of libical 3, `icalrecur.h`, which its version number 3 freezes.
@unsafe
private struct CalendarLibrary {
  typealias New = @convention(c) @Sendable (icalrecurrencetype, icaltimetype) -> OpaquePointer?

  let parse: @convention(c) @Sendable (UnsafePointer<CChar>) -> icalrecurrencetype
  let new: New
  let next: @convention(c) @Sendable (OpaquePointer) -> icaltimetype
  let free: @convention(c) @Sendable (OpaquePointer) -> Void

  /// nil if libical is not installed.
  static let installed: CalendarLibrary? = {
    guard let library = unsafe dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL),
      let parse = unsafe dlsym(library, "icalrecurrencetype_from_string"),
      let new = unsafe dlsym(library, "icalrecur_iterator_new"),
      let next = unsafe dlsym(library, "icalrecur_iterator_next"),
      let free = unsafe dlsym(library, "icalrecur_iterator_free"),
      let setFatal = unsafe dlsym(library, "icalerror_set_errors_are_fatal")
    else { return nil }
    // Some builds abort the process on a rule that they reject.
    unsafe unsafeBitCast(setFatal, to: (@convention(c) (Int32) -> Void).self)(0)
    return unsafe CalendarLibrary(
      parse: unsafeBitCast(parse, to: (@convention(c) @Sendable (UnsafePointer<CChar>) -> icalrecurrencetype).self),
      new: unsafeBitCast(new, to: New.self),
      next: unsafeBitCast(next, to: (@convention(c) @Sendable (OpaquePointer) -> icaltimetype).self),
      free: unsafeBitCast(free, to: (@convention(c) @Sendable (OpaquePointer) -> Void).self))
  }()
}
