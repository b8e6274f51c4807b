import Recording
import Foundation
import TextWidth

/// A line of the traces: time, thread, subscription, event.
struct TraceLine: Sendable {
  let seconds: Double
  let thread: String
  let number: Int
  let name: String
  /// Operator that passed the event on, at level `all`, and its distance up the chain.
  let step: (operatorName: String, depth: Int)?
  /// `next`, `subscribed` …
  let event: String
  /// Text in parentheses behind it.
  let payload: String?

  /// `#1 query.debounce.map`, of which the columns take the width.
  var who: String { "#\(number) \(DisplayText.line(name))" }

  /// The name of the thread, which the program may have chosen.
  var shownThread: String { DisplayText.line(thread) }

  func text(nameWidth: Int, threadWidth: Int, usesColor: Bool, longestName: Int = .max) -> String {
    // A terminal has no room for long names of threads.
    let thread = longestName == .max ? shownThread : shownThread.cut(to: threadWidth)
    var text = Self.padded(left: Self.fixed(seconds, digits: 3), to: 8)
    text +=
      "  " + Self.padded(thread, to: threadWidth) + "  " + Self.padded(who.cut(to: longestName), to: nameWidth)
      + "   "
    let head = usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    var what = event
    if let payload { what += "(\(payload))" }
    if let step {
      let indent = String(repeating: "  ", count: step.depth)
      what = "\(indent)\(step.operatorName)  \(what)"
      return head + (usesColor ? "\u{1B}[2m\(what)\u{1B}[0m" : what) + "\n"
    }
    return head + (usesColor ? Self.color(of: event) + what + "\u{1B}[0m" : what) + "\n"
  }

  var json: String {
    var object = JSONText()
    object.add("time", seconds: seconds)
    object.add("thread", thread)
    object.add("subscription", number)
    object.add("name", name)
    if let step {
      object.add("operator", step.operatorName)
      object.add("depth", step.depth)
    }
    object.add("event", event)
    if let payload { object.add("value", payload) }
    return object.line
  }

  private static func color(of event: String) -> String {
    switch event {
    case "next", "success": "\u{1B}[36m"
    case "error": "\u{1B}[31m"
    case "completed": "\u{1B}[32m"
    default: "\u{1B}[33m"
    }
  }

  /// Decimal digits without `String(format:)`, which is slow and follows the locale.
  static func fixed(_ value: Double, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((max(value, 0) * Double(scale)).rounded(.down))
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - DisplayWidth.of(text), 0))
  }

  static func padded(left text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
