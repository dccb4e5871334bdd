// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender

extension OwnerPages {
  /// What a display could show instead, as pictures.
  func choice(for display: Display, _ shelf: FolderShelf) -> HTML {
    let tiles = shelf.items.map { item -> HTML in
      let isShown: HTML = item.file == display.shows ? " checked" : ""
      let kind: HTML = item.isPlaylist ? " <span class=\"quiet\">\(say("playlist"))</span>" : ""
      return """
        <li><label><img src="thumbnail/\(item.file)?for=\(display.name)" alt="" width="200" height="120" loading="lazy"><span class="pick"><input type="radio" name="shows" value="\(item.file)" required\(isShown)> <span>\(item.title)\(kind)</span></span></label></li>
        """
    }
    return """
      <div class="card"><h2>\(say("Show something else"))</h2>
      <form method="post" action="displays/\(display.name)/show">\(hidden)
      <ul class="choice">\(tiles)</ul>
      <div class="row"><button>\(say("Show it"))</button></div></form></div>
      """
  }

  /// The form that brings a photo.
  var photos: HTML {
    """
    <section><div class="card"><h2>\(say("Photos"))</h2>
    <form method="post" action="photos" enctype="multipart/form-data">\(hidden)
    <div class="fields"><label>JPEG, PNG, WebP, HEIC <input type="file" name="photo" accept="image/jpeg,image/png,image/webp,image/heic,image/heif" required></label></div>
    <div class="row"><button>\(say("Add it to the folder"))</button></div></form></div></section>
    """
  }

  /// The ready boards that are not in the folder yet.
  func readyBoards(_ shelf: FolderShelf) -> HTML {
    let known = Set(shelf.items.map(\.file))
    let rows = Language.readyBoards.filter { !known.contains("\($0.name).json") }.map { board -> HTML in
      "<option value=\"\(board.name)\">\(say(board.summary))</option>"
    }
    if rows.isEmpty { return HTML.empty }
    return """
      <section><div class="card"><h2>\(say("More boards"))</h2>
      <form method="post" action="boards">\(hidden)<div class="fields"><label>\(say("Board")) <select name="board">\(rows)</select></label></div>
      <div class="row"><button>\(say("Add it to the folder"))</button></div></form></div></section>
      """
  }

  /// The entries of a playlist with what can be done to them; without a playlist, the way to one.
  func entries(of display: Display, _ shelf: FolderShelf) -> HTML {
    // The files of a playlist are below its own folder; one in an inner folder is edited by hand.
    if display.shows.contains("/") { return HTML.empty }
    let action: HTML = "displays/\(display.name)/playlist"
    guard shelf.items.contains(where: { $0.file == display.shows && $0.isPlaylist }) else {
      return """
        <div class="card"><h2>\(say("Playlist"))</h2><p class="quiet">\(say("This display shows one thing all the time."))</p>
        <form method="post" action="\(action)">\(hidden)<input type="hidden" name="change" value="begin">
        <div class="row"><button>\(say("Let it take turns with others"))</button></div></form></div>
        """
    }
    let options = shelf.items.filter { !$0.isPlaylist }.map {
      "<option value=\"\($0.file)\">\($0.title)</option>" as HTML
    }
    return """
      <form method="post" action="\(action)">\(hidden)<input type="hidden" name="change" value="add">
      <div class="fields"><label>\(say("One more")) <select name="shows">\(options)</select></label></div>
      <div class="row"><button>\(say("Add it to the playlist"))</button></div></form>
      """
  }

  /// The buttons of one entry.
  func tools(of display: Display, entry place: Int, of count: Int, minutes: Int) -> HTML {
    func button(_ change: String, _ words: HTML, _ isOff: Bool = false) -> HTML {
      "<button name=\"change\" value=\"\(change)\"\(isOff ? " disabled" as HTML : "")>\(words)</button>"
    }
    return """
      <form class="tools" method="post" action="displays/\(display.name)/playlist">\(hidden)<input type="hidden" name="entry" value="\(place)">
      <label class="turn"><input name="minutes" type="number" min="1" max="1440" value="\(minutes)" aria-label="\(say("Minutes of a turn"))"> min</label>
      \(button("turn", say("Set")))\(button("up", say("Up"), place == 0))\(button("down", say("Down"), place == count - 1))\(button("remove", say("Remove"), count == 1))</form>
      """
  }
}
