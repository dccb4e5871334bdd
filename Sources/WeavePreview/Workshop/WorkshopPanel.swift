// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem
import WeaveWorkshop

/// A panel of the workshop: a page of its own, with forms that change something.
protocol WorkshopPanel {
  /// As addresses name it.
  static var name: String { get }
  /// As people read it.
  static var title: String { get }

  init(_ room: WorkshopRoom)

  /// What stands under the panel's title.
  func body() throws -> HTML

  /// Does what a form asks for.
  ///
  /// - Parameter deed: the form's `do`.
  /// - Returns: what is done, for whoever asked for it; a piece of a page where there is something to look at.
  func act(_ deed: String) throws -> HTML
}

extension WorkshopPanel {
  func act(_ deed: String) throws -> HTML { throw WorkshopRefusal("this page cannot do that") }
}

/// Why something is not done.
struct WorkshopRefusal: Error {
  /// Of HTTP.
  var status = 400
  var text: String

  init(_ text: String, status: Int = 400) { (self.text, self.status) = (text, status) }

  /// What a page says of any error.
  init(_ error: any Error) {
    switch error {
    case let refusal as WorkshopRefusal: self = refusal
    case let error as LibraryError:
      switch error {
      case .changedSince: self.init("\(error)", status: 409)
      case .file, .damaged: self.init("\(error)", status: 500)
      case .noLibrary, .noDesign, .ambiguous, .nothingToUndo, .refused: self.init("\(error)")
      }
    default: self.init("\(error)", status: 500)
    }
  }

  /// Somebody was there first.
  static func changed(_ what: String) -> WorkshopRefusal {
    WorkshopRefusal("\(what) been changed elsewhere since this page was made; look at it anew", status: 409)
  }
}
