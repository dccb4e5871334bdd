// SPDX-License-Identifier: MIT

internal import CCurl
import WeaveDiagnostics
import WeaveSystem

/// A request that libcurl sends, and the answer as far as it has arrived. Only one thread uses it.
///
/// - Source: libcurl-easy(3).
@safe
final class Transfer {
  /// libcurl's handle.
  let easy: OpaquePointer
  private let request: TransferRequest
  /// libcurl's message about a failure.
  private let message: UnsafeMutablePointer<CChar>
  private var lines: OpaquePointer?
  private var answer = TransferAnswer()
  private var headerBytes = 0
  private var hasAllHeaders = false
  /// Whether the answer is larger than the limit.
  private var isTooLarge = false
  /// Whether the rest of a refusal's body is skipped.
  private var isCut = false
  private let start = ContinuousClock.now

  init(_ request: TransferRequest) throws(TransferFailure) {
    guard weave_curl_load() == 1, let easy = unsafe weave_easy_new() else { throw .notInstalled }
    unsafe self.easy = easy
    self.request = request
    unsafe message = .allocate(capacity: WEAVE_ERROR_SIZE)
    unsafe message.initialize(repeating: 0, count: WEAVE_ERROR_SIZE)
    try configure()
  }

  deinit {
    unsafe weave_easy_free(easy)
    unsafe weave_lines_free(lines)
    unsafe message.deallocate()
  }

  /// Sends the request and waits for the answer.
  func perform() throws(TransferFailure) -> TransferAnswer {
    try outcome(unsafe weave_easy_perform(easy)).get()
  }

  /// The answer, or why there is none.
  ///
  /// - Parameter result: libcurl's result.
  func outcome(_ result: Int32) -> Result<TransferAnswer, TransferFailure> {
    let result = Int(result)
    if isTooLarge { return .failure(.tooLarge) }
    answer.status = status
    if result == WEAVE_OK || isCut { return .success(answer) }
    if result == WEAVE_OPERATION_TIMEDOUT {
      // libcurl rounds to milliseconds.
      let isOver = ContinuousClock.now - start >= .seconds(request.seconds) - .milliseconds(10)
      return .failure(isOver ? .deadline : .timeout)
    }
    // A refusal is known by its status, whatever happens to its body.
    if hasAllHeaders, status >= 300 { return .success(answer) }
    if result == WEAVE_SSL_CACERT_BADFILE {
      return .failure(request.certificates == nil ? .noAuthorities : .unreadableCertificates)
    }
    let words = unsafe String(cString: message)
    return .failure(
      TransferFailure(
        result, systemError: unsafe weave_easy_long(easy, Int32(WEAVE_OS_ERRNO)),
        verification: unsafe weave_easy_long(easy, Int32(WEAVE_SSL_VERIFYRESULT)),
        words.isEmpty ? "libcurl's error \(result)" : words))
  }

  private var status: Int { unsafe weave_easy_long(easy, Int32(WEAVE_RESPONSE_CODE)) }

  // MARK: Receiving

  /// Takes one line of the headers; false ends the transfer.
  private func take(headerLine bytes: UnsafeRawBufferPointer) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= Limits.headerBytes else {
      isTooLarge = true
      return false
    }
    let line = unsafe String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline }
    if line.hasPrefix("HTTP/") {
      // Answers such as `100 Continue` come before the one that counts.
      (answer.headers, hasAllHeaders) = (HeaderList(), false)
    } else if line.isEmpty {
      hasAllHeaders = true
    } else if !hasAllHeaders, let colon = line.firstIndex(of: ":") {
      // Lines after the body are ignored.
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      answer.headers.add(String(line[..<colon]), String(value))
    }
    return true
  }

  /// Takes a part of the unpacked body; false ends the transfer.
  private func take(body bytes: UnsafeRawBufferPointer) -> Bool {
    let isRefusal = status >= 300
    let room = (isRefusal ? request.refusalBytes : request.bodyBytes) - answer.body.count
    if bytes.count <= room {
      unsafe answer.body.append(contentsOf: bytes)
      return true
    }
    if isRefusal { unsafe answer.body.append(contentsOf: bytes.prefix(room)) }
    (isCut, isTooLarge) = (isRefusal, !isRefusal)
    return false
  }

  private static let headerReceiver: weave_receiver = { bytes, size, count, context in
    guard let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    return unsafe transfer.take(headerLine: UnsafeRawBufferPointer(start: bytes, count: size * count))
      ? size * count : 0
  }

  private static let bodyReceiver: weave_receiver = { bytes, size, count, context in
    guard let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    return unsafe transfer.take(body: UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
  }

  // MARK: Options

  /// Tells libcurl what to send, and within which limits.
  private func configure() throws(TransferFailure) {
    try setLimits()
    try setReceivers()
    try setRequest()
    // The place that is built into libcurl is Debian's.
    let authorities = TrustedCertificates.file
    if let own = request.certificates {
      try trust(own, besides: authorities)
    } else if let authorities {
      try set(WEAVE_CAFILE, authorities)
    }
  }

  private func setLimits() throws(TransferFailure) {
    try set(WEAVE_PROTOCOLS_STR, "http,https")
    try set(WEAVE_HTTP_VERSION, WEAVE_HTTP_1_1)
    try set(WEAVE_FOLLOWLOCATION, 0)
    try set(WEAVE_DISALLOW_USERNAME_IN_URL, 1)
    try set(WEAVE_SUPPRESS_CONNECT_HEADERS, 1)
    try set(WEAVE_NOSIGNAL, 1)
    try set(WEAVE_TIMEOUT_MS, milliseconds(request.seconds))
    try set(WEAVE_CONNECTTIMEOUT_MS, milliseconds(min(request.connectSeconds, request.seconds)))
    if let idle = request.idleSeconds {
      try set(WEAVE_LOW_SPEED_LIMIT, 1)
      try set(WEAVE_LOW_SPEED_TIME, idle)
    }
    try check(unsafe weave_easy_set_size(easy, Int32(WEAVE_MAXFILESIZE_LARGE), Int64(request.bodyBytes)))
    if !request.usesProxy { try set(WEAVE_PROXY, "") }
    // Gives up a slow search for an address when the time is over. Versions before 7.87 wait for its end.
    _ = unsafe weave_easy_set_long(easy, Int32(WEAVE_QUICK_EXIT), 1)
  }

  private func setReceivers() throws(TransferFailure) {
    let own = unsafe Unmanaged.passUnretained(self).toOpaque()
    try check(unsafe weave_easy_set_pointer(easy, Int32(WEAVE_HEADERDATA), own))
    try check(unsafe weave_easy_set_receiver(easy, Int32(WEAVE_HEADERFUNCTION), Self.headerReceiver))
    try check(unsafe weave_easy_set_pointer(easy, Int32(WEAVE_WRITEDATA), own))
    try check(unsafe weave_easy_set_receiver(easy, Int32(WEAVE_WRITEFUNCTION), Self.bodyReceiver))
    try check(unsafe weave_easy_set_pointer(easy, Int32(WEAVE_ERRORBUFFER), message))
  }

  private func setRequest() throws(TransferFailure) {
    try set(WEAVE_URL, request.address)
    try set(WEAVE_PATH_AS_IS, 1)
    try set(WEAVE_ACCEPT_ENCODING, "gzip")
    if request.body.isEmpty {
      try set(WEAVE_HTTPGET, 1)
    } else {
      try check(unsafe weave_easy_set_size(easy, Int32(WEAVE_POSTFIELDSIZE_LARGE), Int64(request.body.count)))
      let status = unsafe request.body.withUnsafeBytes { bytes in
        unsafe weave_easy_set_pointer(
          easy, Int32(WEAVE_COPYPOSTFIELDS), UnsafeMutableRawPointer(mutating: bytes.baseAddress))
      }
      try check(status)
    }
    try set(WEAVE_CUSTOMREQUEST, request.method)
    // Without a value, these are not sent.
    for name in ["Expect", "Content-Type"] where !request.headers.contains(where: { $0.name == name }) {
      try add(line: name + ":")
    }
    for (name, value) in request.headers {
      guard (name + value).utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
        throw .other("the header `\(name)` contains a control character")
      }
      try add(line: value.isEmpty ? name + ";" : "\(name): \(value)")
    }
    try check(unsafe weave_easy_set_pointer(easy, Int32(WEAVE_HTTPHEADER), UnsafeMutableRawPointer(lines)))
  }

  private func add(line: String) throws(TransferFailure) {
    guard let longer = unsafe weave_lines_add(lines, line) else { throw .other("there is not enough memory") }
    unsafe lines = longer
  }

  /// Trusts the certificates of a file besides those of the system.
  private func trust(_ path: String, besides authorities: String?) throws(TransferFailure) {
    let limit = 16 << 20
    let own: [UInt8]
    do { own = try readFile(path, limit: limit) } catch { throw .unreadableCertificates }
    guard String(decoding: own, as: UTF8.self).contains("-----BEGIN ") else { throw .unreadableCertificates }
    var all: [UInt8] = []
    if let authorities {
      all = (try? readFile(authorities, limit: limit)) ?? []
      all.append(0x0A)
    }
    all += own
    try check(unsafe weave_easy_set_blob(easy, Int32(WEAVE_CAFILE_BLOB), all, all.count))
  }

  /// At least 1, since 0 means no limit.
  private func milliseconds(_ seconds: Double) -> Int { Int(max(1, min(seconds * 1_000, 1e9))) }

  private func set(_ option: Int, _ value: Int) throws(TransferFailure) {
    try check(unsafe weave_easy_set_long(easy, Int32(option), value))
  }

  private func set(_ option: Int, _ text: String) throws(TransferFailure) {
    try check(unsafe weave_easy_set_text(easy, Int32(option), text))
  }

  /// Every option in use is known since 7.85.
  private func check(_ status: Int32) throws(TransferFailure) {
    if Int(status) != WEAVE_OK { throw .notInstalled }
  }
}
