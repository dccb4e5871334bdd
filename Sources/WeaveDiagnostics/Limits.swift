// SPDX-License-Identifier: MIT

/// Every bound on what a design may ask for, each with the attack that it stops.
///
/// A design is data from strangers: a limit is an error with a place, never a crash, and costs under 100 ms and 80 MB.
public enum Limits {
  // MARK: Input text

  /// Bytes of one design file. Stops: a 50 MB file that is read, indexed and copied several times.
  public static let designBytes = 16 << 20
  /// Levels of arrays and objects. Stops: 100,000 nested arrays that overflow a recursive reader's stack.
  public static let jsonDepth = 128
  /// Values in one JSON file. Stops: five million empty objects in 16 MB, each a hundred bytes in memory.
  public static let jsonValues = 120_000
  /// Designs of one file. Stops: an array of thousands of empty designs, each of them two kilobytes in memory.
  public static let designs = 500
  /// The same of a file whose designs are taken into a library, without its photos: bytes, values and designs. Stops: what
  /// the limits above stop, for the library of somebody who has made designs for years.
  public static let libraryBytes = 64 << 20
  /// JSON values in one file whose designs are taken into a library.
  public static let libraryValues = 1_000_000
  /// Designs in one file that is taken into a library, which takes all of them or none.
  public static let libraryDesigns = 20_000
  /// Diagnostics that one file may collect. Stops: a million mistakes that fill memory and terminal.
  public static let diagnostics = 200

  // MARK: Snapshots

  /// Bytes of one snapshot; twenty years of steps take half a million. Stops: a log file that a sensor writes without end.
  public static let snapshotBytes = 4 << 20
  /// Minutes of a forecast that are read. Stops: a year by minutes, of which a widget shows sixty.
  public static let snapshotMinutes = 1_440
  /// Hours of a forecast that are read. Stops: an archive of decades that every picture searches.
  public static let snapshotHours = 1_000
  /// Days of a forecast that are read. Stops: the same by days.
  public static let snapshotDays = 400
  /// Past days of steps that are read, 43 years. Stops: a history of every second that is sorted and summed.
  public static let snapshotHistory = 16_000
  /// Events that are read. Stops: a calendar of all trains of a country, sorted for each picture.
  public static let snapshotEvents = 2_000
  /// Reminders that are read. Stops: a ticket system of a company, sorted for each picture.
  public static let snapshotReminders = 2_000
  /// Modes, and sections of a mode, that are read. Stops: thousands of lists with all reminders each.
  public static let snapshotModes = 64
  /// Variables that are kept. Stops: a script that makes a new variable every minute.
  public static let snapshotVariables = 5_000

  // MARK: Feeds

  /// Places of one answer. Stops: an answer of thousands of places, each a snapshot of its own.
  public static let feedPlaces = 100
  /// Bytes of one calendar, list or table. Stops: a log file that is given for a calendar.
  public static let feedBytes = 64 << 20
  /// Components of one calendar. Stops: a file of millions of empty events.
  public static let feedComponents = 100_000
  /// Steps that all rules of one calendar may take in all. Stops: a rule for every second of a century.
  public static let feedRecurrences = 2_000_000
  /// Rules without any occurrence that are followed to their end. Stops: thousands of rules for 30 February, each of which
  /// takes a second to find nothing.
  public static let feedEmptyRules = 20
  /// Intervals of walking of one export; a decade by minutes. Stops: an export that fills memory.
  public static let feedIntervals = 20_000_000

  // MARK: Language

  /// Nodes of a content tree after `forEach` and templates. Stops: nested `forEach` that multiply.
  public static let nodes = 10_000
  /// Nodes that are looked at while the tree is worked out, drawn or not. Stops: nested `forEach` over nothing.
  public static let visits = 50_000
  /// Levels of the content tree. Stops: deep recursion in resolve, layout and drawing.
  public static let nodeDepth = 96
  /// Scalars of one expanded text. Stops: a variable that contains itself twice and doubles at each pass.
  public static let textScalars = 20_000
  /// Levels of brackets and operators in one expression. Stops: 10,000 opening brackets.
  public static let expressionDepth = 64
  /// Width of `pad` and `bar`. Stops: `{{x||pad:1000000000}}`.
  public static let filterWidth = 200

  /// Steps of all texts and expressions of one picture: a part of a formula, or a scalar of a text that a function, a
  /// filter or a variable gives. Stops: a formula of 20,000 characters in a `forEach` of thousands.
  public static let evaluationSteps = 4_000_000
  /// Steps of looking a variable up once, which takes as long as so many parts of a formula. Stops: a formula of nothing
  /// but variables in a `forEach` of thousands.
  public static let lookUpSteps = 60
  /// Values of all charts of one picture. Stops: a chart of 2,000 values in a `forEach` of thousands.
  public static let chartValues = 20_000

  // MARK: Layout

  /// Sizes that the nodes of one picture may be asked for, beside `layoutAnswersPerElement`. Stops: stacks within stacks whose
  /// frames have minimums, each of which asks for twice as many sizes as the one around it.
  public static let layoutAnswers = 50_000
  /// The same for each node and modifier; a design that people write takes ten.
  public static let layoutAnswersPerElement = 24

  // MARK: Drawing

  /// Standard deviation of a blur in points. Stops: layers that reach far beyond the canvas for nothing to see.
  public static let blurDeviation = 100.0
  /// Bytes of the path data of one node; an icon has a thousand. Stops: a map of a country, drawn anew for each picture.
  public static let pathBytes = 20_000
  /// Work of drawing one picture, in pixels of a plain fill; a blurred pixel counts 24. A canvas adds 60 for each of its
  /// own. Stops: thousands of blurred panes as large as the widget.
  public static let paintedPixels = 400_000_000
  /// Pixels of the layers that are open at one time; a canvas adds 8 for each of its own. Stops: nested groups, each
  /// with a layer of its own, that fill memory.
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
  /// Bytes of memory beyond that for each byte of the file. Stops: 1.1 KB of progressive JPEG that take 294 MB, and a PNG
  /// of 40 megapixels and 40 KB that takes 183 MB; photos of cameras have thirty times as many bytes.
  public static let imageMemoryPerByte = 512
  /// Pixels that decoding any photo may give, by its header.
  public static let imagePixelsOfAnyFile = 6_000_000
  /// Pixels beyond that for each byte of the file. Stops: a PNG of 16 megapixels and 16 KB that takes a quarter of a second.
  public static let imagePixelsPerByte = 128
  /// Photos of one design. Stops: a thousand references to one large photo, decoded each time.
  public static let images = 256
  /// Pixels of all photos of one design. Stops: hundreds of photos that are each within their limit.
  public static let imagePixelsInAll = 80_000_000
  /// Scans of one JPEG. Stops: a progressive picture of 30 MB in a thousand scans, each a pass over all its pixels.
  public static let jpegScans = 64

  /// Pictures of one test suite. Stops: settings of thousands of locales for each size, appearance and text size.
  public static let testPictures = 200_000

  /// Pictures of an animation that differ, and pictures that are drawn for one. Stops: a year in seconds.
  public static let animationFrames = 1_500
  /// Pixels of all boxes that change in an animation, the first picture with them. Stops: a day of large photos in memory.
  public static let animationPixels = 64_000_000
  /// Moments of one sheet. Stops: a year in quarters of an hour.
  public static let sheetMoments = 400

  // MARK: Panels

  /// Inks of a panel. Stops: a file of thousands, all mixes of which would be tried.
  public static let panelInks = 256
  /// Pixels of either side of a panel. Stops: pictures beyond what can be drawn.
  public static let panelSide = 8_192
  /// Pixels of a panel. Stops: the same, with sides that are each possible.
  public static let panelPixels = 32_000_000
  /// Bytes of a panel's file. Stops: a disk image that is read as one.
  public static let panelBytes = 256 << 10
  /// Pixels an em under which letters have no room on a panel of few tones.
  public static let panelTextPixels = 14

  // MARK: Displays

  /// Displays of one file. Stops: a file that keeps a server busy with reading it.
  public static let displays = 5_000
  /// Bytes of a file of displays. Stops: a disk image that is read as one.
  public static let displaysBytes = 4 << 20

  // MARK: Boards

  /// Slots of a board, with those of the boards in it. Stops: ten thousand widgets of one pixel, each laid out.
  public static let boardSlots = 64
  /// Rows, and columns, of a board. Stops: a grid of millions of places.
  public static let boardTracks = 24
  /// Boards within boards. Stops: a chain of files that each show the next.
  public static let boardDepth = 4
  /// Entries of a playlist. Stops: a list of a year's minutes, gone through for each picture.
  public static let playlistEntries = 200

  // MARK: SVG

  /// Bytes of one SVG photo. Stops: a parser kept busy for seconds.
  public static let svgBytes = 4 << 20
  /// Pixels that an SVG photo is drawn with at its own size; it loses nothing by being smaller. Stops: a drawing of one
  /// line that takes 160 MB.
  public static let svgPixels = 2_000_000
  /// Pixels of all layers of one SVG; with more it is drawn smaller. Stops: thousands of half transparent groups, each
  /// a layer of its own as large as the picture.
  public static let svgLayerPixels = 40_000_000
  /// Layers of one SVG, copies included. Stops: a drawing of nothing but layers, whatever its size.
  public static let svgLayers = 3_000
  /// Elements of one SVG that go through a filter, copies included. Stops: dozens of blurs as large as the picture, each
  /// of which takes some ten milliseconds.
  public static let svgFilters = 24
  /// Attributes of one element. Stops: 200,000 attributes, each compared with all others.
  public static let svgAttributes = 256
  /// Segments of all paths of one SVG, copies included. Stops: megabytes of path data, which Cairo sorts line by line.
  public static let svgSegments = 50_000
  /// Pairs of segments of one path whose boxes meet, in all. Stops: thousands of lines from side to side, whose millions
  /// of crossings Cairo finds one by one.
  public static let svgCrossings = 100_000
  /// Elements of one SVG. Stops: `use` trees that draw for hours.
  public static let svgElements = 20_000
  /// Levels of elements of one SVG. Stops: 10,000 nested groups, each with its own layer.
  public static let svgDepth = 64
  /// Copies that `use` elements may make in all. Stops: the billion laughs of SVG.
  public static let svgReferences = 2_000

  /// Pixels of all pictures inside one SVG, which are in memory several times while it is drawn. Stops: a file of kilobytes
  /// that takes 342 MB.
  public static let svgEmbeddedPixels = 10_000_000
  /// Seconds of a processor for one SVG. Stops: what the scan does not know to be slow.
  public static let svgSeconds = 1.0
  /// Bytes of memory that the process may hold which draws SVG. Stops: the same with memory.
  public static let svgMemory = 256 << 20

  // MARK: Text

  /// Scalars of one text that are shaped; the rest is cut. Stops: a text of megabytes that is shaped line by line.
  public static let shapedScalars = 5_000
  /// Scalars of all texts of one picture that are shaped. Stops: a long text in a `forEach` of thousands.
  public static let glyphs = 10_000
}
