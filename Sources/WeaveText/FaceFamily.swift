// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// The family of a display face, and the Debian package that contains it.
///
/// `all` is the only list of them. The configuration of fontconfig for texts with faces, the warning about a missing
/// family and `weave doctor` use it.
public struct FaceFamily: Sendable, Hashable {
  /// The name in designs.
  public var face: DisplayFace
  /// The family's English name, as font files spell it.
  public var name: String
  /// The Debian 12 package that contains it.
  public var package: String
  /// The folder of its files.
  var folder: String
  /// The first letters of the names of the files that are used, below the folder. A package may have more: optical
  /// sizes, files that lack half of the letters, or a second file of the same weight.
  var files: [String]

  /// What a picture shows if the family is not installed, as a sentence without a full stop.
  public var loss: String { "the face `\(face.rawValue)` is drawn in Inter" }

  /// Every face, in the order of `DisplayFace`.
  public static let all = DisplayFace.allCases.map(declared)

  private static let byFace = Dictionary(uniqueKeysWithValues: all.map { ($0.face, $0) })

  /// The family of a face.
  public static func of(_ face: DisplayFace) -> FaceFamily { byFace[face] ?? declared(face) }

  private static func declared(_ face: DisplayFace) -> FaceFamily {
    switch face {
    // `Book` has the weight of `Regular`.
    case .bebasNeue:
      FaceFamily(
        face, "Bebas Neue", "fonts-bebas-neue", "opentype/bebas-neue",
        ["BebasNeue-Thin", "BebasNeue-Light", "BebasNeue-Regular", "BebasNeue-Bold"])
    case .leagueSpartan:
      FaceFamily(
        face, "League Spartan", "fonts-league-spartan", "opentype/league-spartan", ["LeagueSpartan-"])
    case .karla: FaceFamily(face, "Karla", "fonts-karla", "truetype/karla-variable", ["Karla"])
    case .b612: FaceFamily(face, "B612", "fonts-b612", "opentype/b612", ["B612-"])
    case .robotoSlab:
      FaceFamily(face, "Roboto Slab", "fonts-roboto-slab", "opentype/roboto/slab", ["RobotoSlab-"])
    // The bold lacks umlauts and dashes.
    case .ebGaramond:
      FaceFamily(
        face, "EB Garamond", "fonts-ebgaramond", "opentype/ebgaramond",
        ["EBGaramond12-Regular", "EBGaramond12-Italic"])
    case .arapey:
      FaceFamily(
        face, "Arapey", "fonts-arapey", "opentype/arapey",
        ["Arapey-Thin-Display", "Arapey-Regular-Display", "Arapey-Black-Display"])
    case .kaushanScript:
      FaceFamily(face, "Kaushan Script", "fonts-kaushanscript", "opentype/kaushanscript", ["KaushanScript-"])
    case .leagueMono:
      FaceFamily(face, "League Mono", "fonts-league-mono", "opentype/league-mono", ["LeagueMono-"])
    case .spleen: FaceFamily(face, "Spleen 8x16", "fonts-spleen", "opentype/spleen", ["spleen-8x16"])
    }
  }

  private init(_ face: DisplayFace, _ name: String, _ package: String, _ folder: String, _ files: [String]) {
    (self.face, self.name, self.package, self.folder, self.files) = (face, name, package, folder, files)
  }
}
