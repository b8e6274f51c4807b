import SwiftSyntax

/// A list item of an operator's documentation that lifts it to traits:
///
///     - Traits: Infallible(throws), SharedSequence(step), Single(Maybe)
///     - Single: `Single.just(1).filter { $0 > 1 }` sends `|`.
///
/// The second form gives the diagram for a trait whose sequences the operator's own diagram cannot show.
struct Lifting {
  enum Option: String {
    /// Closures may throw as they do on `ObservableType`.
    case `throws`
    /// Other sequences have the trait too.
    case same
    /// As `same`, and others share in the way of this sequence.
    case strategy
    /// Of a collection of sequences, `Element` is that of the sources; a result has a type parameter.
    case elements
    /// Inner sequences are shared, possibly in another way.
    case inner
    /// A variadic parameter takes one argument.
    case one
    /// The sequence is used as it is, without sharing.
    case raw
    /// The operator neither delays nor ends the sequence: it is a step of the chain that its source belongs to.
    case step
    /// The result is a `Maybe`.
    case maybe = "Maybe"
    /// The result is a `Single`.
    case single = "Single"
  }

  let trait: Trait
  let options: Set<Option>
  /// Expression and output of a diagram that replaces the operator's.
  let diagram: (expression: String, output: String)?

  struct UnknownTrait: Error, CustomStringConvertible {
    let description: String
  }

  /// The liftings that the comment before a declaration asks for.
  static func all(in comment: [String]) throws -> [Lifting] {
    var diagrams: [Trait: (String, String)] = [:]
    var lifted: [(Trait, Set<Option>)] = []
    for line in comment {
      if let list = line.wholeMatch(of: /- Traits: (.+)/) {
        for item in list.1.split(separator: ", ") {
          guard let match = item.wholeMatch(of: /(\w+)(?:\((\w+(?: \w+)*)\))?/),
            let trait = Trait(rawValue: String(match.1))
          else { throw UnknownTrait(description: "no trait: \(item)") }
          var options: Set<Option> = []
          for name in match.2?.split(separator: " ") ?? [] {
            guard let option = Option(rawValue: String(name)) else {
              throw UnknownTrait(description: "no option of a trait: \(item)")
            }
            options.insert(option)
          }
          lifted.append((trait, options))
        }
      } else if let own = line.wholeMatch(of: /- (\w+): `(.+)` sends `(.+)`\./),
        let trait = Trait(rawValue: String(own.1))
      {
        diagrams[trait] = (String(own.2), String(own.3))
      }
    }
    return lifted.map { Lifting(trait: $0, options: $1, diagram: diagrams[$0]) }
  }

  /// Returns true if a line of documentation is an annotation of this kind.
  static func isAnnotation(_ line: String) -> Bool {
    line.hasPrefix("- Traits: ") || line.hasPrefix("- Bound: ")
      || Trait.allCases.contains { line.hasPrefix("- \($0.rawValue): `") }
  }
}

extension Trivia {
  /// The text of the `///` lines directly before a declaration.
  var documentation: [String] {
    var lines: [String] = []
    for piece in self {
      switch piece {
      case .docLineComment(let text):
        let line = text.dropFirst(3)
        lines.append(String(line.hasPrefix(" ") ? line.dropFirst() : line))
      // A comment that another declaration separates from this one is not its own.
      case .newlines(let count) where count > 1: lines.removeAll()
      default: break
      }
    }
    return lines
  }
}
