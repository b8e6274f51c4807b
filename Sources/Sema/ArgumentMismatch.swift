import SyntaxTree
import Types

/// The error of arguments that do not match the parameters.
extension ArgumentMatching {
  /// The error for an obstacle.
  package static func mismatch(
    _ obstacle: Obstacle, _ arguments: [Expr.Argument], _ parameters: [CallParameter]
  ) -> Mismatch {
    switch obstacle {
    case .argument(let index, let position, let end): mismatch(arguments, index, end, parameters, position)
    case .trailingClosure(let index, nil): closure(index, arguments, parameters)
    case .trailingClosure(let index, let label?):
      relabelledClosures(arguments, parameters)
        ?? Mismatch(kind: ArgumentDiagnostic.extraneousLabel(label: label), place: .value(index))
    case .missing(let left, let bindings): missing(left, parameters, bindings)
    }
  }

  /// Closures behind the parentheses with other labels, as many arguments as there are parameters. The first closure has none.
  private static func relabelledClosures(_ arguments: [Expr.Argument], _ parameters: [CallParameter]) -> Mismatch? {
    guard arguments.count == parameters.count, let first = arguments.firstIndex(where: \.isTrailing) else { return nil }
    let (have, expected) = (arguments.map(\.label), parameters.map(\.label))
    let wrong = have.indices.count { $0 != first && have[$0] != expected[$0] }
    return Mismatch(
      kind: ArgumentDiagnostic.incorrectLabels(have: shown(have), expected: shown(expected), count: wrong), place: .list
    )
  }

  /// A closure behind the parentheses that no parameter takes: what comes next is of another type, or nothing does.
  private static func closure(_ index: Int, _ arguments: [Expr.Argument], _ parameters: [CallParameter]) -> Mismatch {
    guard case .success(let next) = place(arguments[..<index], among: parameters, { _, _ in }),
      parameters.indices.contains(next), !parameters[next].hasDefault, !parameters[next].isVariadic
    else { return Mismatch(kind: ArgumentDiagnostic.extraTrailingClosure, place: .value(index)) }
    let wanted = parameters[next].type
    return Mismatch(
      kind:
        ArgumentDiagnostic.closureForOtherType(type: wanted.optionalPayload ?? wanted),
      place: .value(index))
  }

  private static func missing(_ left: [Int], _ parameters: [CallParameter], _ bindings: [[Int]]) -> Mismatch {
    let names = left.map { index in parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)" }
    if left.count > 1 {
      return Mismatch(
        kind: ArgumentDiagnostic.missingArguments(parameters: names.joined(separator: ", ")), place: .list)
    }
    return Mismatch(
      kind: ArgumentDiagnostic.missingArgument(parameter: names[0]),
      place: .after(bindings[..<left[0]].joined().max() ?? -1))
  }

  private static func mismatch(
    _ arguments: [Expr.Argument], _ index: Int, _ end: Int, _ parameters: [CallParameter], _ position: Int
  ) -> Mismatch {
    let have = arguments[..<end].map(\.label)
    if parameters.isEmpty {
      return Mismatch(
        kind: ArgumentDiagnostic.noArgumentsTaken, place: have.count > 1 ? .list : .value(index))
    }
    let expected = parameters.map(\.label)
    if let found = tooEarly(have, index, expected, position) ?? corrected(have, index, parameters, position) {
      return found
    }
    if position >= parameters.count {
      if have.count - index > 1 {
        let places = have.indices.dropFirst(index).map { "#\($0 + 1)" }.joined(separator: ", ")
        return Mismatch(kind: ArgumentDiagnostic.extraArguments(positions: places), place: .list)
      }
      if let label = have[index] {
        return Mismatch(kind: ArgumentDiagnostic.extraLabeledArgument(label: label), place: .value(index))
      }
      return Mismatch(kind: ArgumentDiagnostic.extraArgument(), place: .value(index))
    }
    return exchanged(have, index, expected) ?? displaced(have, index, parameters, position)
      ?? unclaimed(have, parameters) ?? relabelled(have, expected, arguments.count)
      ?? unexpected(have, index, expected, position) ?? unlabelled(have, index, expected, position, arguments.count)
      ?? tooLate(have, index, expected, position) ?? missing(have, index, parameters, position)
  }

  /// An argument whose parameter stands before that of one given earlier.
  private static func tooEarly(_ have: [String?], _ index: Int, _ expected: [String?], _ position: Int) -> Mismatch? {
    guard let label = have[index], let home = expected.firstIndex(of: label), home < position,
      !have[..<index].contains(label),
      let later = have[..<index].firstIndex(where: { other in expected.firstIndex(of: other).map { $0 > home } ?? false
      })
    else { return nil }
    return Mismatch(
      kind: .wrongOrder(argument: "argument '\(label)'", other: argumentName(have, later)), place: .label(index))
  }

  /// As many as there are parameters, with all of their labels, in another order.
  private static func exchanged(_ have: [String?], _ index: Int, _ expected: [String?]) -> Mismatch? {
    // One that stands too late, where one of both has no label.
    for late in have.indices.dropFirst(index + 1) where have.count == expected.count && have[late] == expected[index] {
      var moved = have
      moved.insert(moved.remove(at: late), at: index)
      guard moved == expected, have[index] == nil || have[late] == nil else { continue }
      return Mismatch(
        kind: ArgumentDiagnostic.wrongOrder(argument: argumentName(have, late), other: argumentName(have, index)),
        place: .label(late))
    }
    guard have.count == expected.count, zip(have, expected).filter({ $0 != $1 }).count > 1,
      let first = have.firstIndex(where: { label in label != nil && expected.contains(label) }),
      let label = have[index], let home = expected.firstIndex(of: label),
      let later = have.indices.dropFirst(first + 1).first(where: { other in
        expected.firstIndex(of: have[other]).map { $0 < home } ?? false
      }), let moved = have[later], have.allSatisfy({ expected.contains($0) })
    else { return nil }
    return Mismatch(
      kind: .wrongOrder(argument: "argument '\(moved)'", other: argumentName(have, index)), place: .label(later))
  }

  /// Mismatch of an argument that must precede another one: reordered, the labels match.
  private static func displaced(
    _ have: [String?], _ index: Int, _ parameters: [CallParameter], _ position: Int
  ) -> Mismatch? {
    for late in have.indices.dropFirst(index + 1) where have[late] != nil && have[index] != nil {
      var moved = have
      moved.insert(moved.remove(at: late), at: index)
      guard labelsFit(moved[...late], among: parameters) else { continue }
      return Mismatch(
        kind: .wrongOrder(argument: argumentName(have, late), other: argumentName(have, index)), place: .label(late))
    }
    return nil
  }

  private static func labelsFit(_ labels: ArraySlice<String?>, among parameters: [CallParameter]) -> Bool {
    var position = 0
    for label in labels {
      while position < parameters.count, parameters[position].label != label {
        guard parameters[position].hasDefault || parameters[position].isVariadic else { return false }
        position += 1
      }
      guard position < parameters.count else { return false }
      position += 1
    }
    return true
  }

  /// As many as there are parameters, with labels that are nothing like those of parameters which need no argument: they are meant for
  /// something else.
  private static func unclaimed(_ have: [String?], _ parameters: [CallParameter]) -> Mismatch? {
    guard have.count == parameters.count else { return nil }
    let extra = have.indices.filter { index in
      guard let label = have[index], let expected = parameters[index].label, label != expected else { return false }
      return parameters[index].hasDefault && !parameters.contains { $0.label == label }
        && !isMistyped(label, as: expected)
    }
    if extra.count > 1 {
      let places = extra.map { "#\($0 + 1)" }.joined(separator: ", ")
      return Mismatch(kind: ArgumentDiagnostic.extraArguments(positions: places), place: .list)
    }
    guard let index = extra.first, let label = have[index] else { return nil }
    return Mismatch(kind: ArgumentDiagnostic.extraLabeledArgument(label: label), place: .value(index))
  }

  /// Returns whether a label is probably a misspelling of another one: at most a third of its characters differ.
  private static func isMistyped(_ label: String, as other: String) -> Bool {
    label.count == 1 && other.count == 1 || DidYouMean.distance(label, other) <= (label.count + 1) / 3
  }

  /// As many as there are parameters, with other labels.
  private static func relabelled(_ have: [String?], _ expected: [String?], _ count: Int) -> Mismatch? {
    guard have.count == expected.count, have.count > 1 || (have[0] != nil && expected[0] != nil) else { return nil }
    let pairs = Array(zip(have, expected))
    let wrong = pairs.filter { $0 != $1 }.count
    if wrong == 0 { return nil }
    func fault(_ kind: ArgumentDiagnostic, at place: Mismatch.Place = .list) -> Mismatch {
      Mismatch(kind: kind, place: place, labels: expected)
    }
    if wrong == 1, let place = pairs.firstIndex(where: { $0 != $1 }) {
      switch pairs[place] {
      case (nil, let label?):
        return fault(ArgumentDiagnostic.missingLabel(label: label), at: count > 1 ? .list : .value(place))
      case (let label?, nil): return fault(ArgumentDiagnostic.extraneousLabel(label: label))
      default: break
      }
    }
    if pairs.allSatisfy({ $0 == nil || $0 == $1 }) {
      return fault(ArgumentDiagnostic.missingLabels(labels: shown(expected.filter { $0 != nil })))
    }
    if pairs.allSatisfy({ $1 == nil || $0 == $1 }) {
      return fault(ArgumentDiagnostic.extraneousLabels(labels: shown(pairs.filter { $1 == nil && $0 != nil }.map(\.0))))
    }
    return fault(
      ArgumentDiagnostic.incorrectLabels(have: shown(have), expected: shown(expected), count: wrong))
  }

  /// A label that no parameter has.
  private static func unexpected(_ have: [String?], _ index: Int, _ expected: [String?], _ position: Int) -> Mismatch? {
    guard let label = have[index], !expected.contains(label) else { return nil }
    if expected[position] == nil, have.count <= expected.count {
      var labels = have
      labels[index] = nil
      return Mismatch(kind: ArgumentDiagnostic.extraneousLabel(label: label), place: .list, labels: labels)
    }
    // Parameters without labels take the first of them.
    let taking = expected[position...].prefix { $0 == nil }.count
    if index + taking == have.count - 1, position + taking == expected.count, let last = have.last, let extra = last {
      return Mismatch(kind: ArgumentDiagnostic.extraLabeledArgument(label: extra), place: .value(have.count - 1))
    }
    return Mismatch(kind: ArgumentDiagnostic.extraLabeledArgument(label: label), place: .value(index))
  }

  /// An argument without the label that its parameter has.
  private static func unlabelled(
    _ have: [String?], _ index: Int, _ expected: [String?], _ position: Int, _ count: Int
  ) -> Mismatch? {
    guard have[index] == nil, let label = expected[position] else { return nil }
    let needed = expected.prefix(have.count)
    if have.count > 1, have.allSatisfy({ $0 == nil }), needed.count == have.count, needed.allSatisfy({ $0 != nil }) {
      return Mismatch(
        kind: ArgumentDiagnostic.missingLabels(labels: shown(Array(needed))), place: .list, labels: Array(needed))
    }
    var labels = have
    labels[index] = label
    return Mismatch(
      kind: ArgumentDiagnostic.missingLabel(label: label), place: count > 1 ? .list : .value(index), labels: labels)
  }

  /// An argument whose parameter was passed already.
  private static func tooLate(_ have: [String?], _ index: Int, _ expected: [String?], _ position: Int) -> Mismatch? {
    guard let label = have[index], let other = expected.firstIndex(of: label), other < position else { return nil }
    return Mismatch(
      kind: .wrongOrder(argument: "argument '\(label)'", other: argumentName(have, index - 1)), place: .label(index))
  }

  /// Returns the mismatch for missing arguments, where the given ones are right as far as they go.
  private static func missing(
    _ have: [String?], _ index: Int, _ parameters: [CallParameter], _ position: Int
  ) -> Mismatch {
    let given = have.compactMap { $0 }
    if given.count == have.count, given.allSatisfy({ label in parameters.contains { $0.label == label } }) {
      let left = parameters.filter { !$0.hasDefault && !$0.isVariadic && !given.contains($0.label ?? "") }
      if left.count > 1, left.allSatisfy({ $0.label != nil }) {
        let names = left.map { "'\($0.label ?? "_")'" }.joined(separator: ", ")
        return Mismatch(kind: ArgumentDiagnostic.missingArguments(parameters: names), place: .list)
      }
    }
    let name = parameters[position].label.map { "'\($0)'" } ?? "#\(position + 1)"
    return Mismatch(kind: ArgumentDiagnostic.missingArgument(parameter: name), place: .after(index - 1))
  }

  private static func shown(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }

  /// One label that is nearly the one of a parameter that waits, among arguments that are right.
  private static func corrected(
    _ have: [String?], _ index: Int, _ parameters: [CallParameter], _ position: Int
  ) -> Mismatch? {
    guard let label = have[index], position < parameters.count, have.count != parameters.count else { return nil }
    let waiting = parameters[position...].compactMap(\.label).filter { !have.contains($0) }
    guard let meant = DidYouMean.suggestion(for: label, among: waiting) else { return nil }
    var expected = have
    expected[index] = meant
    return Mismatch(
      kind: .incorrectLabels(have: shown(have), expected: shown(expected), count: 1), place: .list,
      labels: expected)
  }

  private static func argumentName(_ have: [String?], _ index: Int) -> String {
    guard have.indices.contains(index) else { return "another argument" }
    return have[index].map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
  }
}
