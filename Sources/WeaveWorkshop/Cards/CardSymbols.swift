// SPDX-License-Identifier: MIT

import WeaveRender

/// Icons of Material Symbols and Fluent by the names of SF Symbols.
enum CardSymbols {
  /// The symbol for an icon; nil if none is known.
  static func symbol(for name: String) -> String? {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let known = names[plain] { return known }
    return all.contains(name) ? name : nil
  }

  private static let all = Set(Language.symbolNames(matching: ""))

  private static let names: [String: String] = [
    "accountcircle": "person.crop.circle", "add": "plus", "arrowback": "chevron.left", "arrowforward": "arrow.right",
    "attachfile": "paperclip",
    "calendartoday": "calendar", "calendar": "calendar", "call": "phone.fill", "camera": "camera.fill",
    "check": "checkmark", "close": "xmark", "delete": "trash",
    "download": "arrow.down.to.line", "edit": "pencil", "event": "calendar", "error": "exclamationmark.circle",
    "fastforward": "forward.fill", "favorite": "heart.fill",
    "favoriteoff": "heart", "folder": "folder", "help": "questionmark.circle", "home": "house.fill",
    "info": "info.circle", "locationon": "location.fill",
    "location": "location.fill", "lock": "lock.fill", "lockopen": "lock.open.fill", "mail": "envelope.fill",
    "email": "envelope.fill", "menu": "line.3.horizontal",
    "morevert": "ellipsis", "morehoriz": "ellipsis", "notificationsoff": "bell.slash.fill",
    "notifications": "bell.fill", "pause": "pause.fill", "payment": "creditcard.fill",
    "creditcard": "creditcard.fill", "person": "person.fill", "people": "person.2.fill", "phone": "phone.fill",
    "photo": "photo", "image": "photo", "play": "play.fill",
    "playarrow": "play.fill", "print": "printer.fill", "refresh": "arrow.clockwise", "rewind": "backward.fill",
    "search": "magnifyingglass", "send": "paperplane.fill",
    "settings": "gearshape.fill", "share": "square.and.arrow.up", "shoppingcart": "cart.fill",
    "skipnext": "forward.end.fill", "skipprevious": "backward.end.fill", "star": "star.fill",
    "starhalf": "star.leadinghalf.filled", "staroff": "star", "stop": "stop.fill", "upload": "arrow.up.to.line",
    "visibility": "eye.fill", "visibilityoff": "eye.slash.fill",
    "volumedown": "speaker.wave.1.fill", "volumemute": "speaker.fill", "volumeoff": "speaker.slash.fill",
    "volumeup": "speaker.wave.3.fill", "warning": "exclamationmark.triangle.fill",
    "priorityhigh": "exclamationmark.circle.fill", "trendingup": "chart.line.uptrend.xyaxis",
    "trendingdown": "chart.line.downtrend.xyaxis", "schedule": "clock", "time": "clock",
    "directionswalk": "figure.walk", "directionsrun": "figure.run", "directionscar": "car.fill",
    "localshipping": "shippingbox.fill", "flight": "airplane", "restaurant": "fork.knife",
    "done": "checkmark", "cancel": "xmark.circle", "language": "globe", "work": "briefcase.fill",
    "school": "graduationcap.fill", "language2": "globe", "map": "map.fill",
    "musicnote": "music.note", "cloud": "cloud.fill", "sunny": "sun.max.fill", "rainy": "cloud.rain.fill",
    "thumbup": "hand.thumbsup.fill", "thumbdown": "hand.thumbsdown.fill",
    "checkcircle": "checkmark.circle.fill", "radiobuttonunchecked": "circle", "package": "shippingbox.fill",
    "inventory": "shippingbox.fill", "localcafe": "cup.and.saucer.fill",
    "fitnesscenter": "dumbbell.fill", "localfiredepartment": "flame.fill", "chevronright": "chevron.right",
    "chevronleft": "chevron.left", "expandmore": "chevron.down",
    "expandless": "chevron.up", "arrowupward": "arrow.up", "arrowdownward": "arrow.down",
  ]
}
