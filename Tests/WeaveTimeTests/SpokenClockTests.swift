// SPDX-License-Identifier: MIT

import Testing
import WeaveTime

/// Times of day as other languages than English say them. The sentences are written by hand.
@Suite struct SpokenClockTests {
  @Test(arguments: [
    (15, 0, "Drei Uhr nachmittags"), (1, 0, "Ein Uhr nachts"), (3, 1, "Eine Minute nach drei nachts"),
    (15, 15, "Viertel nach drei nachmittags"), (15, 20, "Zwanzig nach drei nachmittags"),
    (15, 25, "Fünf vor halb vier nachmittags"), (12, 30, "Halb eins mittags"), (9, 35, "Fünf nach halb zehn morgens"),
    (19, 40, "Zwanzig vor acht abends"), (11, 45, "Viertel vor zwölf vormittags"),
    (23, 59, "Eine Minute vor zwölf nachts"),
  ])
  func german(hour: Int, minute: Int, expected: String) { expect(hour, minute, "de", expected) }

  @Test(arguments: [
    (15, 0, "Drie uur ’s\u{A0}middags"), (15, 15, "Kwart over drie ’s\u{A0}middags"),
    (15, 20, "Tien voor half vier ’s\u{A0}middags"),
    (0, 30, "Half één ’s\u{A0}nachts"), (9, 40, "Tien over half tien ’s\u{A0}ochtends"),
    (18, 45, "Kwart voor zeven ’s\u{A0}avonds"),
    (6, 1, "Eén minuut over zes ’s\u{A0}ochtends"), (23, 55, "Vijf voor twaalf ’s\u{A0}avonds"),
  ])
  func dutch(hour: Int, minute: Int, expected: String) { expect(hour, minute, "nl", expected) }

  @Test(arguments: [
    ("sv", 15, 0, "Klockan tre på eftermiddagen"), ("sv", 15, 15, "Kvart över tre på eftermiddagen"),
    ("sv", 15, 25, "Fem i halv fyra på eftermiddagen"), ("sv", 12, 30, "Halv ett på dagen"),
    ("sv", 20, 40, "Tjugo i nio på kvällen"), ("da", 8, 0, "Klokken otte om morgenen"),
    ("da", 15, 45, "Kvart i fire om eftermiddagen"), ("da", 9, 35, "Fem over halv ti om formiddagen"),
    ("da", 21, 30, "Halv ti om aftenen"), ("nb", 15, 20, "Ti på halv fire om ettermiddagen"),
    ("nb", 15, 40, "Ti over halv fire om ettermiddagen"), ("nb", 6, 45, "Kvart på sju om morgenen"),
    ("nb", 12, 0, "Klokken tolv midt på dagen"), ("nb", 2, 1, "Ett minutt over to om natten"),
  ])
  func scandinavian(language: String, hour: Int, minute: Int, expected: String) {
    expect(hour, minute, language, expected)
  }

  @Test(arguments: [
    (15, 0, "Trois heures de l’après-midi"), (1, 0, "Une heure du matin"), (12, 0, "Midi"), (0, 15, "Minuit et quart"),
    (12, 30, "Midi et demi"), (15, 30, "Trois heures et demie de l’après-midi"),
    (18, 9, "Six heures neuf du soir"), (7, 21, "Sept heures vingt et une du matin"),
    (15, 40, "Quatre heures moins vingt de l’après-midi"), (11, 45, "Midi moins le quart"),
    (23, 55, "Minuit moins cinq"), (9, 32, "Neuf heures trente-deux du matin"),
  ])
  func french(hour: Int, minute: Int, expected: String) { expect(hour, minute, "fr", expected) }

  @Test(arguments: [
    (15, 0, "Las tres en punto de la tarde"), (13, 15, "La una y cuarto de la tarde"),
    (0, 30, "Las doce y media de la noche"),
    (3, 20, "Las tres y veinte de la madrugada"), (9, 45, "Las diez menos cuarto de la mañana"),
    (12, 40, "La una menos veinte de la tarde"), (12, 5, "Las doce y cinco del mediodía"),
    (20, 22, "Las ocho y veintidós de la noche"), (9, 33, "Las nueve y treinta y tres de la mañana"),
  ])
  func spanish(hour: Int, minute: Int, expected: String) { expect(hour, minute, "es", expected) }

  @Test(arguments: [
    (15, 15, "Le tre e un quarto del pomeriggio"), (13, 0, "L’una in punto del pomeriggio"), (12, 0, "Mezzogiorno"),
    (12, 30, "Mezzogiorno e mezzo"), (0, 30, "Mezzanotte e mezza"), (9, 30, "Le nove e mezza di mattina"),
    (11, 45, "Mezzogiorno meno un quarto"), (20, 40, "Le nove meno venti di sera"),
    (3, 23, "Le tre e ventitré di notte"),
    (23, 50, "Mezzanotte meno dieci"),
  ])
  func italian(hour: Int, minute: Int, expected: String) { expect(hour, minute, "it", expected) }

  @Test(arguments: [
    (15, 15, "Três e quinze da tarde"), (15, 0, "Três horas da tarde"), (1, 0, "Uma hora da madrugada"),
    (12, 0, "Meio-dia"),
    (12, 30, "Meio-dia e meia"), (15, 40, "Vinte para as quatro da tarde"), (12, 50, "Dez para a uma da tarde"),
    (11, 45, "Quinze para o meio-dia"), (23, 55, "Cinco para a meia-noite"), (21, 22, "Nove e vinte e dois da noite"),
    (8, 31, "Oito e trinta e um da manhã"),
  ])
  func portuguese(hour: Int, minute: Int, expected: String) { expect(hour, minute, "pt", expected) }

  @Test(arguments: [
    ("fi", 15, 0, "Kello kolme iltapäivällä"), ("fi", 15, 20, "Kaksikymmentä yli kolme iltapäivällä"),
    ("fi", 9, 30, "Puoli kymmenen aamulla"), ("fi", 15, 40, "Kahtakymmentä vaille neljä iltapäivällä"),
    ("fi", 12, 45, "Varttia vaille yksi päivällä"), ("pl", 15, 20, "Dwadzieścia po trzeciej po południu"),
    ("pl", 14, 10, "Dziesięć po drugiej po południu"), ("pl", 9, 30, "Wpół do dziesiątej rano"),
    ("pl", 15, 45, "Za kwadrans czwarta po południu"), ("pl", 19, 0, "Siódma wieczorem"),
    ("cs", 15, 15, "Čtvrt na čtyři odpoledne"), ("cs", 15, 30, "Půl čtvrté odpoledne"),
    ("cs", 15, 20, "Tři hodiny a dvacet minut odpoledne"), ("cs", 1, 0, "Jedna hodina v noci"),
    ("cs", 5, 2, "Pět hodin a dvě minuty ráno"), ("el", 15, 20, "Τρεις και είκοσι το απόγευμα"),
    ("el", 15, 45, "Τέσσερις παρά τέταρτο το απόγευμα"), ("el", 9, 30, "Εννέα και μισή το πρωί"),
  ])
  func europeanUnion(language: String, hour: Int, minute: Int, expected: String) {
    expect(hour, minute, language, expected)
  }

  @Test(arguments: [
    ("uk", 15, 0, "Третя година дня"), ("uk", 15, 20, "Двадцять хвилин на четверту дня"),
    ("uk", 9, 30, "Пів на десяту ранку"), ("uk", 15, 45, "За чверть четверта дня"),
    ("uk", 15, 59, "За одну хвилину четверта дня"), ("tr", 7, 5, "Sabah yediyi beş geçiyor"),
    ("tr", 20, 30, "Akşam sekiz buçuk"), ("tr", 23, 45, "Gece on ikiye çeyrek var"),
    ("tr", 15, 20, "Öğleden sonra üçü yirmi geçiyor"), ("ja", 15, 20, "午後三時二十分"), ("ja", 0, 5, "午前零時五分"),
    ("ja", 9, 30, "午前九時半"), ("zh", 15, 20, "下午三点二十分"), ("zh", 14, 5, "下午两点零五分"), ("zh", 9, 30, "上午九点半"),
    ("zh", 9, 15, "上午九点一刻"), ("ko", 15, 20, "오후 세 시 이십 분"), ("ko", 9, 30, "오전 아홉 시 반"),
    ("ar", 15, 20, "الساعة الثالثة وعشرون دقيقة عصرًا"), ("ar", 9, 30, "الساعة التاسعة والنصف صباحًا"),
    ("he", 15, 20, "שלוש ועשרים דקות אחר הצהריים"), ("he", 9, 30, "תשע וחצי בבוקר"),
  ])
  func elsewhere(language: String, hour: Int, minute: Int, expected: String) {
    expect(hour, minute, language, expected)
  }

  /// What stands beside the hour in a circle, and on which side of it.
  @Test(arguments: [
    ("en", 10, 9, "ten", "9 past", false), ("en", 10, 30, "ten", "half past", false),
    ("en", 10, 0, "Ten", "o’clock", true),
    ("de", 9, 30, "zehn", "halb", false), ("de", 10, 25, "elf", "5 vor halb", false),
    ("de", 10, 0, "Zehn", "Uhr", true),
    ("sv", 10, 0, "tio", "", true), ("fr", 15, 40, "Quatre", "moins 20", true),
    ("fr", 15, 9, "Trois", "heures 9", true),
    ("fr", 12, 9, "Midi", "9", true), ("es", 15, 30, "tres", "y media", true), ("it", 12, 0, "Mezzogiorno", "", true),
    ("pt", 15, 40, "quatro", "20 para as", false), ("pt", 15, 15, "Três", "e 15", true),
  ])
  func inBrief(language: String, hour: Int, minute: Int, named: String, brief: String, follows: Bool) {
    let words = ClockWords(hour: hour, minute: minute, language: language)
    #expect(words.hour == named)
    #expect(words.brief == brief)
    #expect(words.briefFollows == follows)
  }

  /// No minute of the day is without words, and a sentence has no spaces too many.
  @Test(arguments: ClockWords.languages.sorted())
  func everyMinuteIsSaid(language: String) {
    var said: Set<String> = []
    for minute in 0..<1_440 {
      let words = ClockWords(hour: minute / 60, minute: minute % 60, language: language)
      #expect(!words.sentence.contains("  "), "\(words.sentence)")
      let isCased = !["ja", "zh", "ko", "ar", "he"].contains(language)
      #expect(!isCased || words.sentence.first?.isUppercase == true, "\(words.sentence)")
      said.insert(words.opening)
    }
    #expect(said.count >= 720)
  }

  @Test func aLanguageWithoutWordsIsEnglish() { expect(10, 9, "sw", "Nine past ten in the morning") }

  private func expect(_ hour: Int, _ minute: Int, _ language: String, _ expected: String) {
    #expect(ClockWords(hour: hour, minute: minute, language: language).sentence == expected)
  }
}
