// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Checks that identifiers of languages and regions, such as `de-DE`, exist.
///
/// A locale that does not exist would be drawn as the default locale, so it is refused.
public enum LocaleName {
  /// Why a text is not a locale, with the nearest locale that exists; nil if it is one.
  ///
  /// A locale is a language, then optionally a script, a region and variants, separated by `-` or `_`: `zh-Hant-TW`.
  /// Keywords (`@numbers=arab`, `-u-nu-arab`) and an encoding (`.UTF-8`) may follow.
  public static func mistake(in text: String) -> String? {
    guard let parts = parts(of: text), let language = parts.first else {
      let near = named(text).map { "did you mean `\($0)`?" } ?? example
      return "`\(text)` is not a locale; \(near)"
    }
    guard languages.contains(language.lowercased()) else {
      let near = named(language) ?? nearestLanguage(to: language)
      return refusal(of: text, "language `\(language)`", near.map { ([$0] + parts.dropFirst(), 1) })
    }
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, script.allSatisfy(\.isLetter) {
      let near = nearest(to: script, in: scripts.sorted()).first
      guard scripts.contains(where: { $0.lowercased() == script.lowercased() }) else {
        return refusal(of: text, "script `\(script)`", near.map { ([language, $0] + rest.dropFirst(), 2) })
      }
      rest = rest.dropFirst()
    }
    if let region = rest.first, region.utf8.count <= 3 {
      if region.utf8.count == 3, region.allSatisfy(\.isNumber) { return nil }
      guard regions.contains(region.uppercased()) else {
        let before = Array(parts.prefix(parts.count - rest.count))
        return refusal(
          of: text, "region `\(region)`",
          nearestRegion(to: region).map { (before + [$0] + rest.dropFirst(), parts.count - rest.count + 1) })
      }
      rest = rest.dropFirst()
    }
    guard let odd = rest.first(where: { !isVariant($0) }) else { return nil }
    return refusal(of: text, "variant `\(odd)`", (parts.filter { $0 != odd }, parts.count))
  }

  private static let example = "write a language and a region, such as `de-DE`, or only a language"

  /// "`xx-ZZ` is not a locale: there is no language `xx`; did you mean `xh-ZA`?"
  ///
  /// - Parameter near: the parts of the suggestion, and how many of them are certain.
  private static func refusal(of text: String, _ what: String, _ near: (parts: [String], sure: Int)?) -> String {
    var advice = example
    if let near {
      var parts = near.parts
      if near.sure == 1, parts.count == 2, parts[1].utf8.count == 2, !regions.contains(parts[1].uppercased()) {
        parts[1] = nearestRegion(to: parts[1]) ?? parts[1]
      }
      advice = "did you mean `\(parts.joined(separator: text.contains("_") ? "_" : "-"))`?"
    }
    return "`\(text)` is not a locale: there is no \(what); \(advice)"
  }

  // MARK: Parts

  /// The parts before keywords and encodings; nil if the text cannot be an identifier.
  private static func parts(of text: String) -> [String]? {
    guard (2...100).contains(text.utf8.count) else { return nil }
    let end = text.firstIndex { $0 == "@" || $0 == "." } ?? text.endIndex
    guard text[end...].utf8.allSatisfy({ isAlphanumeric($0) || "@.=;,-_".utf8.contains($0) }) else { return nil }
    let parts = text[..<end].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) }) else {
      return nil
    }
    // A single letter begins an extension, which is not checked.
    let extensions = parts.dropFirst().firstIndex { $0.utf8.count == 1 } ?? parts.count
    return Array(parts.prefix(extensions))
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// `1996`, `valencia`, `POSIX`: five letters or more, or four that begin with a digit.
  private static func isVariant(_ part: String) -> Bool {
    part.utf8.count >= 5 || (part.utf8.count == 4 && part.first?.isNumber == true)
  }

  // MARK: What may be meant

  private static func nearestLanguage(to word: String) -> String? {
    aliases[word.lowercased()] ?? closest(word.lowercased(), languages)
  }

  private static func nearestRegion(to word: String) -> String? {
    word.uppercased() == "UK" ? "GB" : closest(word.uppercased(), regions)
  }

  /// The code with the smallest difference; of several, one that begins with the same letters.
  private static func closest(_ word: String, _ codes: Set<String>) -> String? {
    codes.map { (distance: editDistance(word, $0), isOther: $0.first == word.first ? 0 : 1, code: $0) }
      .filter { $0.distance < max(2, word.count) }
      .min { ($0.distance, $0.isOther, $0.code) < ($1.distance, $1.isOther, $1.code) }?.code
  }

  /// The code of a language with this name.
  private static func named(_ text: String) -> String? {
    let word = String(text.lowercased().prefix { $0.isLetter })
    return nearest(to: word, in: names.keys).first.flatMap { names[$0] }
  }

  /// - Source: the languages, regions and scripts of Unicode CLDR 46 that Foundation has data for.
  private static let languages = Set(
    """
    af agq ain ak am apw ar arn as asa ast az ba bas be bem ber bez bg bgc bho blo bm bn bo br brx bs byn ca ccp ce ceb \
    cgg cho chr cic ckb co cs csw cv cy da dav de dje doi dsb dua dv dyo dz ebu ee el en eo es et eu ewo fa ff fi fil fo \
    fr fur fy ga gaa gd gez gl gn gsw gu guz gv ha haw he hi hmn hr hsb hu hy ia id ie ig ii in inh io is it iu iw ja jbo \
    jgo jmc jv ka kab kaj kam kcg kde kea kgp khq ki kk kkj kl kln km kn ko kok kpe ks ksb ksf ksh ku kw kxv ky lag lb \
    lg lij lkt lmo ln lo lrc lt lu luo lut luy lv mai mas mer mfe mg mgh mgo mi mic mid mk ml mn mni moh mr ms mt mua \
    mus my myv mzn naq nb nd nds ne nl nmg nn nnh nnp no nqo nr nso nus nv ny nyn oc om or os osa pa pcm pl pqm prg ps \
    pt qu raj rej rhg rm rn ro rof ru rw rwk sa sah saq sat sbp sc scn sd se seh ses sg sh shi si sjd sje sju sk sl sm \
    smn sn so sq sr ss st su sv sw syr szl ta te teo tg th ti tig tk tl tn to tok tr trv ts tt twq tzm ug uk ur uz vai \
    ve vec vi vmw vun wa wae wal wo xh xnr xog yav yi yo yrl yue za zgh zh zu
    """.split(separator: " ").map(String.init))

  private static let regions = Set(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC \
    CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA \
    GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP \
    KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT \
    MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW \
    SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG \
    UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """.split(separator: " ").map(String.init))

  private static let scripts = Set(
    """
    Adlm Arab Aran Armn Beng Cakm Cans Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hans Hant Hebr Hmng Jpan Kana Khmr Knda \
    Kore Laoo Latn Mand Mlym Mtei Mymr Nkoo Olck Orya Osge Rjng Rohg Sinh Syrc Taml Telu Tfng Thaa Thai Tibt Vaii Wcho \
    Yiii
    """.split(separator: " ").map(String.init))

  /// Country codes that people use for the country's language.
  private static let aliases = [
    "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "kr": "ko", "ua": "uk", "vn": "vi", "at": "de",
  ]

  private static let names = [
    "arabic": "ar", "bengali": "bn", "bulgarian": "bg", "catalan": "ca", "chinese": "zh", "croatian": "hr",
    "czech": "cs", "danish": "da", "dutch": "nl", "english": "en", "estonian": "et", "finnish": "fi", "french": "fr",
    "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi", "hungarian": "hu", "indonesian": "id",
    "italian": "it", "japanese": "ja", "korean": "ko", "latvian": "lv", "lithuanian": "lt", "norwegian": "nb",
    "persian": "fa", "polish": "pl", "portuguese": "pt", "romanian": "ro", "russian": "ru", "serbian": "sr",
    "slovak": "sk", "slovenian": "sl", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
    "ukrainian": "uk", "vietnamese": "vi", "deutsch": "de", "français": "fr", "español": "es", "italiano": "it",
  ]
}
