// SPDX-License-Identifier: MIT

extension FontSet {
  /// The configuration for only the families of `LatinText`; nil if the user's own fonts come first.
  ///
  /// With a fiftieth of the fonts, a first text takes a third of the time.
  var latinConfiguration: String? {
    guard directories.isEmpty, standardDirectories == Self.ownDirectories else { return nil }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      \(Self.ownDirectories.prefix(2).map { "<dir>\($0.escapedForXML)</dir>" }.joined())
      \(Self.cacheDirectories)
      <selectfont><rejectfont>\(Self.variableFiles)</rejectfont></selectfont>
      \(Self.invariants)
      \(Self.append([.system]))
      </fontconfig>
      """
  }

  /// The fontconfig configuration that names the set's folders and the order of its families.
  ///
  /// It ignores the machine's own configuration. Families are appended with strong binding, so the order of fallback is
  /// the one written here, whatever the language or the order of files on disk.
  var configuration: String { configuration(faces: "") }

  /// The same with the families of the display faces, for texts that ask for one.
  ///
  /// They are apart because fontconfig also searches them for characters that no other family has: a text without faces
  /// is the same whether they are installed or not.
  var configurationWithFaces: String {
    let all = FaceFamily.all
    let folders = all.map { "\(faceDirectory)/\($0.folder)".escapedForXML }
    let accepted = zip(folders, all).flatMap { folder, family in
      family.files.map { "<glob>\(folder)/\($0)*</glob>" }
    }
    return configuration(
      faces: """
        \(folders.map { "<dir>\($0)</dir>" }.joined())
        <selectfont>
        <rejectfont>\(folders.map { "<glob>\($0)/*</glob>" }.joined())</rejectfont>
        <acceptfont>\(accepted.joined())</acceptfont>
        </selectfont>
        """)
  }

  private func configuration(faces: String) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    \((directories + standardDirectories).map { "<dir>\($0.escapedForXML)</dir>" }.joined())
    \(faces)
    \(Self.cacheDirectories)
    \(Self.exclusions)
    \(Self.invariants)
    \(Self.fallback)
    \(Self.bitmapScaling)
    </fontconfig>
    """
  }

  private static let cacheDirectories =
    "<cachedir prefix=\"xdg\">weave/fontconfig</cachedir><cachedir>/var/cache/fontconfig</cachedir>"

  private static let variableFiles = "<pattern><patelt name=\"variable\"><bool>true</bool></patelt></pattern>"

  /// Excludes Noto's hundreds of files except those of the families below, so that a search takes half a millisecond.
  /// Variable files are used by their named instances, whose weights match exactly.
  private static let exclusions = {
    let noto = FontFolder.noto.path.escapedForXML
    return """
      <selectfont>
      <rejectfont>
      <glob>\(noto)/*</glob>
      <glob>\(FontFolder.eastAsian.path.escapedForXML)/NotoSerif*</glob>
      \(variableFiles)
      </rejectfont>
      <acceptfont>
      \(acceptedFiles.map { "<glob>\(noto)/\($0)*</glob>" }.joined())
      </acceptfont>
      </selectfont>
      """
  }()

  /// Files by the family's name without spaces, which is how Noto names them.
  private static let acceptedFiles =
    ([.latin, .monospaced, .serif] + StandardFamily.scripts + StandardFamily.symbols)
    .map { $0.name.filter { $0 != " " } + "-" } + ["NotoColorEmoji"]

  /// Family names in English whatever `LANG` says; `emoji` is the name that Pango requests for emoji presentation.
  private static let invariants = """
    <match target="pattern">
    <edit name="namelang" mode="assign"><string>en</string></edit>
    </match>
    <match target="pattern">
    <test qual="first" name="family"><string>emoji</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>\(StandardFamily.emoji.name)</string></edit>
    </match>
    """

  /// The order of fallback for the requested family: Latin, East Asia, other scripts, symbols, and colour emoji last,
  /// so that a character with a plain form keeps it. East Asia comes before the other scripts, because their fonts have
  /// some of its punctuation: Mongolian's has 、 and 「, Yi's has 【 and ・.
  private static let fallback =
    append(
      [.system, .latin, .japanese, .simplified] + StandardFamily.scripts + StandardFamily.symbols + [.emoji])

  /// The East Asian families by the language of a stretch of text; each has all characters of the others.
  static let eastAsianFamilies = [
    "ja": StandardFamily.japanese, "ko": .korean, "zh-cn": .simplified, "zh-tw": .traditional, "zh-hk": .hongKong,
  ].mapValues(\.name)

  private static func append(_ families: [StandardFamily]) -> String {
    let edits = families.map {
      "<edit name=\"family\" mode=\"append_last\" binding=\"strong\"><string>\($0.name)</string></edit>"
    }
    return "<match target=\"pattern\">\(edits.joined())</match>\n"
  }

  /// Colour emoji are bitmaps of one size: this scales them to the requested size.
  private static let bitmapScaling = """
    <match target="font">
    <test name="outline"><bool>false</bool></test>
    <edit name="emojiscale" mode="assign">
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </edit>
    <edit name="matrix" mode="assign">
    <times><name>matrix</name><matrix>
    <name>emojiscale</name><double>0</double><double>0</double><name>emojiscale</name>
    </matrix></times>
    </edit>
    </match>
    """
}

extension String {
  fileprivate var escapedForXML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
