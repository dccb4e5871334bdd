// SPDX-License-Identifier: MIT

#if Network
  import FoundationEssentials
  import WeaveCommands
  import WeaveData
  import WeaveRender
  import WeaveStore
  import WeaveTime

  extension FeedOptions {
    /// The place of the widgets, which sets their time zone; nil if none is stored.
    func storedPlace() throws -> Place? {
      let folder = try folder()
      do throws(StoreError) {
        guard folder.exists else { return nil }
        return try folder.read([.location], now: clock.date(in: .gmt), timeZone: .gmt).snapshots.location?.place
      } catch {
        throw Console.refuse(error)
      }
    }

    /// The time zone of a profile's days and times, what sets it, and how to change that.
    func zoneWords() throws -> String {
      let place = try storedPlace()
      let name = MachineZone.name(of: clock.zone(of: place))
      if clock.timeZone != nil {
        return "time zone: \(name) for this command, as of --time-zone; without it, "
          + MachineZone.name(of: place?.timeZone ?? MachineZone.current.timeZone)
      }
      if place?.timeZone != nil {
        return "time zone: \(name), that of the place in \(try folder().path(of: .location)); "
          + "`weave snapshot set location.place.timeZone=Europe/Paris` changes it"
      }
      if clock.written?.offset != nil { return "time zone: \(name), that of --now" }
      let origin =
        switch MachineZone.current.origin {
        case .variable: "that of the variable TZ"
        case .file: "that of this machine"
        case .none: "as this machine has none"
        }
      return
        "time zone: \(name), \(origin); to change it, set TZ, such as TZ=Europe/Paris, or add a feed with a --place"
    }
  }
#endif
