// SPDX-License-Identifier: MIT

// As on Apple's systems, a file that imports SwiftUI has dates, URLs, points and observation.
@_exported public import Foundation
@_exported public import Observation
@_exported public import WeaveFoundation
