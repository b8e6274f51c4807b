import Recording
import RxBindings
import Execution
import Foundation

/// Filter for the events of a recording: all parts have to match.
struct EventQuery {
  /// Maximum number of events; nil for the default.
  var limit: Int?
  /// Numbers and names of which one has to fit.
  var subjects: [TraceFilter.Subject] = []
  /// `next`, `error` …, and `pushed`.
  var kinds: Set<String> = []
  var thread: String?
  /// Range of times, in seconds.
  var time: ClosedRange<Double>?
  /// Text that the value has to contain.
  var text: String?

  static let kinds = RecordedKind.allCases.map(\.word) + ["pushed"]

  /// Makes a filter that matches everything.
  init() {}

  init(_ text: String) throws {
    for word in Self.words(of: text) {
      if word.isQuoted {
        self.text = word.text
      } else if let limit = Int(word.text) {
        guard limit > 0 else { throw CommandError(":events wants a number above 0") }
        self.limit = limit
      } else if word.text.hasPrefix("thread:") {
        thread = String(word.text.dropFirst(7))
      } else if word.text.hasPrefix("time:") {
        time = try Self.range(word.text.dropFirst(5))
      } else {
        try take(word.text.split(separator: ",").map(String.init))
      }
    }
  }

  private mutating func take(_ parts: [String]) throws {
    if !parts.isEmpty, parts.allSatisfy({ Self.kinds.contains($0) }) { return kinds.formUnion(parts) }
    subjects += try parts.map { try TraceFilter.Subject.argument($0) }
  }

  private static func range(_ text: Substring) throws -> ClosedRange<Double> {
    let ends = text.components(separatedBy: "..")
    func bound(_ text: String, _ absent: Double) throws -> Double {
      if text.isEmpty { return absent }
      guard let seconds = Double(text) ?? DurationText.parse(text)?.inSeconds else {
        throw CommandError(
          "'\(DisplayText.line(text))' is not a time", notes: ["write :events time:1.5..3 or time:200ms..1s"])
      }
      return seconds
    }
    guard ends.count == 2 else {
      throw CommandError("a range of times has two ends", notes: ["write :events time:1.5..3, time:1.5.. or time:..3"])
    }
    let (from, to) = (try bound(ends[0], 0), try bound(ends[1], .infinity))
    guard from <= to else { throw CommandError("that range of times ends before it begins") }
    return from...to
  }

  /// Splits a text into words at blanks; quoted text is one word.
  private static func words(of text: String) -> [(text: String, isQuoted: Bool)] {
    var words: [(text: String, isQuoted: Bool)] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        if isQuoted || !word.isEmpty { words.append((word, isQuoted)) }
        word = ""
        isQuoted.toggle()
      } else if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append((word, false)) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append((word, isQuoted)) }
    return words
  }

  /// Returns true if an event matches, as far as that is known without describing its value.
  func fits(_ entry: EventRing.Entry, isPushed: Bool, _ threads: [String]) -> Bool {
    if let thread, threads[Int(entry.thread)] != thread { return false }
    if let time, !time.contains(Double(entry.time) / 1e9) { return false }
    if !kinds.isEmpty, !kinds.contains(entry.recordedKind.word), !(isPushed && kinds.contains("pushed")) {
      return false
    }
    guard let text else { return true }
    if entry.kind & EventRing.Entry.hasValue == 0 { return false }
    switch entry.value {
    case .string(let string): return string.holds(text)
    case .int(let number): return String(number).holds(text)
    case .bool(let flag): return (flag ? "true" : "false").holds(text)
    default: return true
    }
  }
}

extension String {
  /// Returns true if the text contains another, byte by byte: a million events may be checked.
  func holds(_ text: String) -> Bool {
    var (own, other) = (self, text)
    return own.withUTF8 { own in
      other.withUTF8 { other in
        guard let first = other.first else { return true }
        var place = 0
        while place + other.count <= own.count {
          if own[place] == first, own[place..<place + other.count].elementsEqual(other) { return true }
          place += 1
        }
        return false
      }
    }
  }
}
