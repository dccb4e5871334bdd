// SPDX-License-Identifier: MIT

/// All limits on what a design may ask for, each with the attack that it stops.
///
/// A design is untrusted data: exceeding a limit is an error with a place, never a crash, and costs under 100 ms and
/// 80 MB.
public enum Limits {
  // MARK: Input text

  /// Bytes of one design file. Stops: a 50 MB file that is read, indexed and copied several times.
  public static let designBytes = 16 << 20
  /// Levels of arrays and objects. Stops: 100,000 nested arrays that overflow a recursive reader's stack.
  public static let jsonDepth = 128
  /// Values in one JSON file. Stops: five million empty objects in 16 MB, each a hundred bytes in memory.
  public static let jsonValues = 120_000
  /// Designs in one file. Stops: an array of thousands of empty designs, each two kilobytes in memory.
  public static let designs = 500
  /// Bytes of a file whose designs go into a library, not counting its photos. This and the next two replace the
  /// limits above for libraries that somebody has filled for years. Stops: the same attacks.
  public static let libraryBytes = 64 << 20
  /// JSON values in a file whose designs go into a library.
  public static let libraryValues = 1_000_000
  /// Designs in a file that goes into a library, which takes all of them or none.
  public static let libraryDesigns = 20_000
  /// Diagnostics for one file. Stops: a million mistakes that fill memory and terminal.
  public static let diagnostics = 200

  // MARK: Snapshots

  /// Bytes of one snapshot; twenty years of steps take half a million. Stops: a log file that a sensor writes without
  /// end.
  public static let snapshotBytes = 4 << 20
  /// The most minutes of a forecast that are read. Stops: a forecast of a year by the minute; a widget shows 60.
  public static let snapshotMinutes = 1_440
  /// Hours of a forecast to read. Stops: an archive of decades, searched for every picture.
  public static let snapshotHours = 1_000
  /// Days of a forecast to read. Stops: the same by days.
  public static let snapshotDays = 400
  /// Past days of steps to read, 43 years. Stops: a history of every second, to be sorted and summed.
  public static let snapshotHistory = 16_000
  /// Events to read. Stops: a calendar of all trains in a country, sorted for each picture.
  public static let snapshotEvents = 2_000
  /// Reminders to read. Stops: a company's ticket system, sorted for each picture.
  public static let snapshotReminders = 2_000
  /// Modes, and sections of a mode, to read. Stops: thousands of lists that each contain all reminders.
  public static let snapshotModes = 64
  /// Variables to store. Stops: a script that makes a new variable every minute.
  public static let snapshotVariables = 5_000

  // MARK: Feeds

  /// Places in one answer. Stops: an answer with thousands of places, each with its own snapshot.
  public static let feedPlaces = 100
  /// Bytes of one calendar, list or table. Stops: a log file passed off as a calendar.
  public static let feedBytes = 64 << 20
  /// Bytes of the headers of one answer. Stops: a server that sends headers without end.
  public static let headerBytes = 256 << 10
  /// Unpacked bytes that are read of one archive, besides those that its own size allows. Stops: a zip file of 3 MB with
  /// twenty calendars of 48 MB each.
  public static let archiveBytes = 256 << 20
  /// Further unpacked bytes for each byte of the archive. Exports of health data have about 30. Stops: the same with a
  /// zip file of zeros, which has a thousand.
  public static let archiveExpansion = 64
  /// Files of one archive that are read. Stops: an archive of a million empty calendars.
  public static let archiveFiles = 1_000
  /// Cells in one row of a table. Stops: a row of ten million commas, where even an empty cell takes memory.
  public static let tableColumns = 5_000
  /// Cells in all rows of one table of a feed. Stops: thousands of rows that are each within the limit.
  public static let tableCells = 2_000_000
  /// Components in one calendar. Stops: a file of millions of empty events.
  public static let feedComponents = 100_000
  /// Dates that one calendar may add to its series and exclude from them (`RDATE`, `EXDATE`), and its lines with
  /// recurrence rules. Stops: dates of nine bytes each, which take ten times as much in memory.
  public static let feedDates = 100_000
  /// Recurrence steps for all rules of one calendar. A step is a day that is looked at, a time that is made, or a part
  /// of the text of a rule. Stops: hundreds of rules that each stay within their limit.
  public static let feedRecurrences = 2_000_000
  /// Recurrence steps for one rule. Stops: a rule for every second of a century, which leaves nothing for others.
  public static let feedRuleSteps = 400_000
  /// Times that one recurrence rule may give. Stops: a rule for every second of a day.
  public static let feedRuleTimes = 100_000
  /// Occurrences of all series of one calendar that are kept in memory. Stops: hundreds of events for every minute.
  public static let feedOccurrences = 100_000
  /// Times of a day that one recurrence rule may name. Stops: a rule that lists all hours, minutes and seconds.
  public static let feedTimesOfDay = 10_000
  /// Recurrence steps that one time of a rule of another calendar costs, for libical takes much longer. Stops: a rule
  /// for every day of the Hebrew calendar since 1600.
  public static let feedForeignSteps = 60
  /// Rules of other calendars without any occurrence that are followed to their end, which takes a second each. Stops:
  /// thousands of rules for a day that does not exist.
  public static let feedEmptyRules = 2
  /// Walking intervals in one export; enough for a decade by minutes. Stops: an export that fills memory.
  public static let feedIntervals = 20_000_000

  // MARK: Language

  /// Nodes of a content tree after expanding `forEach` and templates. Stops: nested `forEach` that multiply.
  public static let nodes = 10_000
  /// Nodes visited while resolving the tree, drawn or not. Stops: nested `forEach` over nothing.
  public static let visits = 50_000
  /// Levels of the content tree. Stops: deep recursion in resolve, layout and drawing.
  public static let nodeDepth = 96
  /// Scalars of one expanded text. Stops: a variable that contains itself twice and doubles at each pass.
  public static let textScalars = 20_000
  /// Levels of brackets and operators in one expression. Stops: 10,000 opening brackets.
  public static let expressionDepth = 64
  /// Width of `pad` and `bar`. Stops: `{{x||pad:1000000000}}`.
  public static let filterWidth = 200

  /// Evaluation steps for all texts and expressions of one picture. A step is a part of a formula, or a scalar of
  /// text from a function, a filter or a variable. Stops: a formula of 20,000 characters in a `forEach` of thousands.
  public static let evaluationSteps = 4_000_000
  /// Evaluation steps for one lookup of a variable, which takes as long as that many parts of a formula. Stops: a
  /// formula that consists only of variables, in a `forEach` of thousands.
  public static let lookUpSteps = 60
  /// Evaluation steps for one QR code, which takes as long. Stops: a code in a `forEach` of thousands.
  public static let codeSteps = 25_000
  /// Evaluation steps for one angular gradient, which is drawn as a hundred sectors. Stops: thousands of them.
  public static let angularSteps = 8_000
  /// Evaluation steps for all slots of a board together. Stops: a board of dozens of designs that each take as much as a
  /// design may.
  public static let boardSteps = 8_000_000
  /// Values in all charts of one picture. Stops: a chart of 2,000 values in a `forEach` of thousands.
  public static let chartValues = 20_000

  // MARK: Layout

  /// Sizes that the nodes of one picture may be asked for, in addition to `layoutAnswersPerElement`. Stops: nested
  /// stacks whose frames have minimums, each of which asks for twice as many sizes as the one around it.
  public static let layoutAnswers = 50_000
  /// Trees that a view may make until it fits its own layout. Stops: a view that grows with its own size and never
  /// settles.
  public static let viewTrees = 12
  /// Pairs of texts and symbols that are checked for overlaps. Stops: thousands of texts on top of each other.
  public static let overlapChecks = 200_000
  /// Additional sizes for each node and modifier; a typical design takes ten.
  public static let layoutAnswersPerElement = 24

  // MARK: Drawing

  /// Standard deviation of a blur in points. Stops: layers that reach far beyond the canvas without any visible
  /// effect.
  public static let blurDeviation = 100.0
  /// Bytes of the path data of one node; an icon has a thousand. Stops: a map of a country, redrawn for each picture.
  public static let pathBytes = 20_000
  /// Work of drawing one picture, in plainly filled pixels; a blurred pixel counts 24. Each pixel of the canvas adds
  /// 60. Stops: thousands of blurred panes as large as the widget.
  public static let paintedPixels = 400_000_000
  /// Pixels of the layers that are open at the same time; each pixel of the canvas adds 8. Stops: nested groups, each
  /// with its own layer, that fill memory.
  public static let layerPixels = 8_000_000

  // MARK: Pixels and pictures

  /// Points of either side of the canvas. Stops: a canvas whose rows overflow Cairo's 32-bit stride.
  public static let canvasSide = 8_192.0
  /// Device pixels of one output. Stops: a canvas of 4 GB.
  public static let canvasPixels = 64_000_000
  /// Pixels of one photo, by its header, before it is decoded. Stops: a 48 KB PNG of 20,000 × 20,000 pixels.
  public static let imagePixels = 40_000_000
  /// Pixels of either side of a photo. Stops: rows that overflow a decoder.
  public static let imageSide = 16_384
  /// Bytes of one photo file. Stops: reading a disk image as a picture.
  public static let imageBytes = 32 << 20
  /// Bytes of memory that decoding any photo may take, by its header.
  public static let imageMemory = 80 << 20
  /// Additional bytes of memory for each byte of the file. Stops: 1.1 KB of progressive JPEG that take 294 MB, and a
  /// PNG of 40 megapixels and 40 KB that takes 183 MB; photos from cameras have thirty times as many bytes.
  public static let imageMemoryPerByte = 512
  /// Pixels that any photo may decode to, by its header.
  public static let imagePixelsOfAnyFile = 6_000_000
  /// Additional pixels for each byte of the file. Stops: a PNG of 16 megapixels and 16 KB that takes a quarter of a
  /// second.
  public static let imagePixelsPerByte = 128
  /// Photos of one design. Stops: a thousand references to one large photo, decoded each time.
  public static let images = 256
  /// Pixels of all photos of one design. Stops: hundreds of photos that are each within their limit.
  public static let imagePixelsInAll = 80_000_000
  /// Scans in one JPEG. Stops: a progressive picture of 30 MB in a thousand scans, each a pass over all its pixels.
  public static let jpegScans = 64
  /// Pixels of all scans of one JPEG. Stops: the same with fewer scans of more pixels.
  public static let jpegScannedPixels = 800_000_000
  /// Seconds of processor time for all raster photos of one picture. Stops: slow decoding that nobody has foreseen.
  public static let photoSeconds = 5.0

  /// Pictures in one test suite. Stops: settings with thousands of locales for each size, appearance and text size.
  public static let testPictures = 200_000

  /// Distinct frames of an animation, and pictures drawn for one. Stops: a year in seconds.
  public static let animationFrames = 1_500
  /// Pixels of all changed boxes in an animation, including the first picture. Stops: a day of large photos in
  /// memory.
  public static let animationPixels = 64_000_000
  /// Moments on one sheet. Stops: a year in quarters of an hour.
  public static let sheetMoments = 400

  // MARK: Panels

  /// Inks of a panel. Stops: a file with thousands, all mixes of which would be tried.
  public static let panelInks = 256
  /// Pixels of either side of a panel. Stops: pictures too large to draw.
  public static let panelSide = 8_192
  /// Pixels of a panel. Stops: the same, with sides that are each allowed.
  public static let panelPixels = 32_000_000
  /// Bytes of a panel's file. Stops: a disk image read as one.
  public static let panelBytes = 256 << 10
  /// The highest limit that a panel may set for its pictures, in bytes; any picture of `panelPixels` is smaller.
  public static let panelPictureBytes = 128 << 20
  /// Pixels per em below which letters do not fit on a panel with few tones.
  public static let panelTextPixels = 14

  // MARK: Displays

  /// Displays in one file. Stops: a file that keeps a server busy reading it.
  public static let displays = 5_000
  /// Bytes of a displays file. Stops: a disk image read as one.
  public static let displaysBytes = 4 << 20

  // MARK: Boards

  /// Slots of a board, including those of boards inside it. Stops: ten thousand widgets of one pixel, each laid out.
  public static let boardSlots = 64
  /// Rows or columns of a board. Stops: a grid of millions of places.
  public static let boardTracks = 24
  /// Nesting of boards. Stops: a chain of files that each show the next.
  public static let boardDepth = 4
  /// Entries of a playlist. Stops: a list of a year's minutes, searched for each picture.
  public static let playlistEntries = 200

  // MARK: SVG

  /// Bytes of one SVG photo. Stops: a parser kept busy for seconds.
  public static let svgBytes = 4 << 20
  /// Pixels at which an SVG photo is drawn at its own size; it loses nothing by being smaller. Stops: a one-line
  /// drawing that takes 160 MB.
  public static let svgPixels = 2_000_000
  /// Pixels of all layers in one SVG; beyond it the SVG is drawn smaller. Stops: thousands of half-transparent
  /// groups, each with its own layer as large as the picture.
  public static let svgLayerPixels = 40_000_000
  /// Layers in one SVG, copies included. Stops: a drawing that consists of layers, whatever its size.
  public static let svgLayers = 3_000
  /// Filtered elements in one SVG, copies included. Stops: dozens of blurs as large as the picture, each of which
  /// takes some ten milliseconds.
  public static let svgFilters = 24
  /// Attributes of one element. Stops: 200,000 attributes, each compared with all others.
  public static let svgAttributes = 256
  /// Segments of all paths in one SVG, copies included. Stops: megabytes of path data, which Cairo sorts line by
  /// line.
  public static let svgSegments = 50_000
  /// Pairs of segments of one path whose boxes meet, over all paths. Stops: thousands of lines from side to side,
  /// whose millions of crossings Cairo finds one by one.
  public static let svgCrossings = 100_000
  /// Elements of one SVG. Stops: `use` trees that draw for hours.
  public static let svgElements = 20_000
  /// Levels of elements of one SVG. Stops: 10,000 nested groups, each with its own layer.
  public static let svgDepth = 64
  /// Copies made by `use` elements. Stops: the "billion laughs" attack in SVG.
  public static let svgReferences = 2_000

  /// Pixels of all pictures inside one SVG; each is in memory several times while it is drawn. Stops: a file of
  /// kilobytes that takes 342 MB.
  public static let svgEmbeddedPixels = 10_000_000
  /// Seconds of processor time for all SVGs of one picture. Stops: slow drawings that the scan does not recognise, and
  /// a dozen of them in one design.
  public static let svgSeconds = 1.0
  /// Bytes of memory for the process that draws SVG. Stops: the same with memory.
  public static let svgMemory = 256 << 20

  // MARK: Text

  /// Scalars of one text to shape; the rest is cut. Stops: a text of megabytes that is shaped line by line.
  public static let shapedScalars = 5_000
  /// Scalars to shape in all texts of one picture. Stops: a long text in a `forEach` of thousands.
  public static let glyphs = 10_000
}
