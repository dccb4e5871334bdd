// SPDX-License-Identifier: MIT

// The colours, pictures and fonts of UIKit that widgets use with SwiftUI are in that module.
@_exported public import SwiftUI
