// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative
import WeavePNG
import WeaveRender
import WeaveSystem
import WeaveWorkshop

/// A panel of the workshop: its own page, with forms that make changes.
protocol WorkshopPanel {
  /// The name in addresses.
  static var name: String { get }
  /// The title for people.
  static var title: String { get }

  init(_ room: WorkshopRoom)

  /// The content under the panel's title.
  func body() throws(WorkshopRefusal) -> HTML

  /// Carries out a form.
  ///
  /// - Parameter deed: the form's `do`.
  /// - Returns: a message about what was done; a piece of a page if there is something to look at.
  func act(_ deed: String) throws(WorkshopRefusal) -> HTML
}

extension WorkshopPanel {
  func act(_ deed: String) throws(WorkshopRefusal) -> HTML { throw WorkshopRefusal("this page cannot do that") }
}

/// Why an action was refused.
struct WorkshopRefusal: Error {
  /// The HTTP status.
  var status = 400
  var text: String

  init(_ text: String, status: Int = 400) { (self.text, self.status) = (text, status) }

  /// The message that a page shows for an error of the library.
  init(_ error: LibraryError) {
    switch error {
    case .changedSince: self.init("\(error)", status: 409)
    case .file, .damaged: self.init("\(error)", status: 500)
    case .noLibrary, .noDesign, .ambiguous, .nothingToUndo, .refused: self.init("\(error)")
    }
  }

  // The same for all other errors, which have the status 500.
  init(_ error: FileError) { self.init("\(error)", status: 500) }
  init(_ error: RenderError) { self.init("\(error)", status: 500) }
  init(_ error: ImageDecodingError) { self.init("\(error)", status: 500) }
  init(_ error: PhotoCutError) { self.init("\(error)", status: 500) }
  init(_ error: PNGError) { self.init("\(error)", status: 500) }

  /// The refusal after a change made elsewhere.
  static func changed(_ what: String) -> WorkshopRefusal {
    WorkshopRefusal("\(what) been changed elsewhere since this page was loaded; reload it", status: 409)
  }
}
