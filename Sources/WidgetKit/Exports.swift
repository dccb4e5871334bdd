// SPDX-License-Identifier: MIT

// A file that imports WidgetKit alone still sees the views that timelines are drawn with.
@_exported public import SwiftUI
