import Execution
import SyntaxTree
import Types

/// A regular expression of a program. It matches with dynamic output; its type says which tuple a match becomes.
struct RegexValue: CustomStringConvertible, @unchecked Sendable {
  // Unchecked because a regular expression made of a pattern contains no code of a program, and compiles itself once for all threads.
  var regex: Regex<AnyRegexOutput>
  let shape: RegexShape

  var description: String { "\(regex)" }
}

/// Output type of a regular expression.
enum RegexShape {
  /// `AnyRegexOutput`.
  case dynamic
  /// `Substring`, the whole match.
  case whole
  /// The whole match and the captures.
  case tuple(labels: [String?], isOptional: [Bool])

  init(_ type: Type?) {
    switch type?.head {
    case .tuple(let fields)?:
      self = .tuple(labels: fields.map(\.label), isOptional: fields.map { $0.type.optionalPayload != nil })
    case .nominal(let decl, _)? where decl.name == "Substring": self = .whole
    default: self = .dynamic
    }
  }

  /// Returns true if matches of a pattern with these captures have this shape.
  func fits(_ captures: [RegexCaptures.Capture]) -> Bool {
    switch self {
    case .dynamic: true
    case .whole: captures.isEmpty
    case .tuple(let labels, let isOptional):
      isOptional.dropFirst().elementsEqual(captures.map(\.isOptional))
        && zip(labels.dropFirst(), captures).allSatisfy { $0 == nil || $0 == $1.name }
    }
  }
}

/// A match of a regular expression.
struct RegexMatchValue: CustomStringConvertible {
  let match: Regex<AnyRegexOutput>.Match
  let shape: RegexShape

  var output: Value {
    switch shape {
    case .dynamic: .boxed(RegexOutputValue(match.output))
    case .whole: match.output[0].text
    case .tuple(let labels, let isOptional):
      .tuple(
        TupleValue(
          labels: labels, elements: zip(match.output, isOptional).map { $1 ? $0.optionalText : $0.text }))
    }
  }

  var description: String { "\(match)" }
}

extension RegexMatchValue: DisplayedValue {
  var displayed: Value { output.displayed }
}

extension AnyRegexOutput.Element {
  fileprivate var optionalText: Value { .optional(substring.map { .boxed($0) }) }
  fileprivate var text: Value { .boxed(substring ?? "") }
}

/// Output of a match whose captures are not known before the program runs.
struct RegexOutputValue: NativeSequence, ListedValues, CustomStringConvertible {
  let output: AnyRegexOutput
  var elements: [Value] { output.map { .boxed($0) } }

  init(_ output: AnyRegexOutput) { self.output = output }

  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }

  var description: String { "\(output)" }
}

extension RegexOutputValue: DisplayedValue {
  /// The text of the match and of its captures.
  var displayed: Value { .array(output.map { .optional($0.substring.map { .boxed($0) }) }) }
}

/// Failure to compile a pattern.
struct RegexFault: CustomStringConvertible {
  let description: String
}

extension Value {
  func asRegex() throws -> RegexValue {
    guard let regex = payload(RegexValue.self) else { throw fault("expected a regular expression") }
    return regex
  }

  /// The text of a string or substring with the indices that the program has of it.
  package var searchedText: Substring { payload(Substring.self) ?? Substring(toText) }
}
