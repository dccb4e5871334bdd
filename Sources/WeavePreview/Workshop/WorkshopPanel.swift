// SPDX-License-Identifier: MIT

import WeaveDiagnostics
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
  func body() throws -> HTML

  /// Carries out a form.
  ///
  /// - Parameter deed: the form's `do`.
  /// - Returns: a message about what was done; a piece of a page if there is something to look at.
  func act(_ deed: String) throws -> HTML
}

extension WorkshopPanel {
  func act(_ deed: String) throws -> HTML { throw WorkshopRefusal("this page cannot do that") }
}

/// Why an action was refused.
struct WorkshopRefusal: Error {
  /// The HTTP status.
  var status = 400
  var text: String

  init(_ text: String, status: Int = 400) { (self.text, self.status) = (text, status) }

  /// The message that a page shows for any error.
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

  /// The refusal after a change made elsewhere.
  static func changed(_ what: String) -> WorkshopRefusal {
    WorkshopRefusal("\(what) been changed elsewhere since this page was loaded; reload it", status: 409)
  }
}
