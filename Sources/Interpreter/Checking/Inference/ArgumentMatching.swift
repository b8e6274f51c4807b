/// Which argument goes to which parameter, by Swift's rules for labels, defaults, variadics and trailing closures.
struct ArgumentMatching {
  /// For each parameter the indices of its arguments; empty where its default is taken.
  var bindings: [[Int]]
  var defaultsUsed = 0
  var variadicsUsed = 0

  /// Where the arguments and the parameters part: enough for who only asks whether they fit.
  enum Obstacle: Error {
    /// No parameter from that position on takes this argument in the parentheses.
    case argument(Int, position: Int, end: Int)
    case trailingClosure(Int, label: String?)
    /// The parameters that get no argument and need one.
    case missing([Int], bindings: [[Int]])
  }

  /// What is said of an obstacle.
  struct Mismatch {
    enum Place {
      /// The bracket before the arguments.
      case list
      case label(Int), value(Int)
      /// Behind that argument; -1 for before the first.
      case after(Int)
    }
    let message: String
    let place: Place
    /// The labels that the arguments in the parentheses should have, where nothing but labels is wrong.
    var labels: [String?]?
  }

  static func match(
    _ arguments: [Expr.Argument], to parameters: [CallParameter], couldBeFunction: (Type) -> Bool
  ) -> Result<ArgumentMatching, Obstacle> {
    var bindings = parameters.map { _ in [Int]() }
    let trailingStart = arguments.firstIndex { $0.isTrailing } ?? arguments.count
    let position: Int
    switch place(arguments[..<trailingStart], among: parameters, { bindings[$1].append($0) }) {
    case .success(let next): position = next
    case .failure(let obstacle): return .failure(obstacle)
    }

    // Trailing closures, forward: the first has no label, the others have theirs.
    var next = position
    for (offset, index) in (trailingStart..<arguments.count).enumerated() {
      let label = arguments[index].label
      let waiting = arguments.count - index
      var target = next
      var found: Int?
      while target < parameters.count {
        let parameter = parameters[target]
        if offset == 0, label == nil {
          let isOpen = parameter.type.head.functionType == nil && parameter.type.head.optionalPayload == nil
          let isForLater =
            isOpen && !parameter.isAutoclosure && !parameter.hasDefault
            && parameters[(target + 1)...].contains { $0.type.head.functionType != nil && !$0.hasDefault }
          if couldBeFunction(parameter.type) && !isForLater || parameter.isAutoclosure {
            let needed = parameters[(target + 1)...].filter {
              !$0.hasDefault && !$0.isVariadic && couldBeFunction($0.type)
            }.count
            if parameter.hasDefault, needed >= waiting {
              target += 1
              continue
            }
            // `subscribe(onNext: { … }) { print("done") }`: what takes nothing is meant for the last that gives nothing.
            if waiting == 1, parameter.hasDefault, parameter.givesValues, arguments[index].takesNothing,
              let last = parameters.lastIndex(where: { couldBeFunction($0.type) }), last > target,
              parameters[last].type.head.callable?.parameters.isEmpty == true,
              parameters[target..<last].allSatisfy({ $0.hasDefault || $0.isVariadic })
            {
              target = last
              continue
            }
            found = target
            break
          }
        } else if parameter.label == label {
          found = target
          break
        }
        // Without its argument the call does not fit, but the closure still belongs to a parameter further on.
        target += 1
      }
      guard let found else { return .failure(.trailingClosure(index, label: label)) }
      bindings[found].append(index)
      next = found + 1
    }

    let left = parameters.indices.filter {
      bindings[$0].isEmpty && !parameters[$0].hasDefault && !parameters[$0].isVariadic
    }
    if !left.isEmpty { return .failure(.missing(left, bindings: bindings)) }
    var result = ArgumentMatching(bindings: bindings)
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        result.variadicsUsed += 1
      } else if bindings[index].isEmpty {
        result.defaultsUsed += 1
      }
    }
    return .success(result)
  }

  /// Whether the labels in the parentheses fit. Of many overloads few do, and only of those need the types be known.
  static func labelsFit(_ arguments: [Expr.Argument], _ parameters: [ParameterDecl]) -> Bool {
    let written = arguments.firstIndex { $0.isTrailing }.map { arguments[..<$0] } ?? arguments[...]
    if case .success = place(written, among: parameters, { _, _ in }) { return true }
    return false
  }

  /// Gives the arguments in the parentheses, left to right, to the parameters of their labels; the parameter that comes next.
  private static func place<Parameter: LabelledParameter>(
    _ arguments: ArraySlice<Expr.Argument>, among parameters: [Parameter],
    _ give: (_ argument: Int, _ parameter: Int) -> Void
  ) -> Result<Int, Obstacle> {
    var position = 0
    var index = 0
    while index < arguments.endIndex {
      var target = position
      while target < parameters.count, parameters[target].label != arguments[index].label {
        target = parameters[target].hasDefault || parameters[target].isVariadic ? target + 1 : parameters.count
      }
      guard target < parameters.count else {
        return .failure(.argument(index, position: position, end: arguments.endIndex))
      }
      repeat {
        give(index, target)
        index += 1
        // An unlabelled argument after a variadic one belongs to it.
      } while parameters[target].isVariadic && index < arguments.endIndex && arguments[index].label == nil
      position = target + 1
    }
    return .success(position)
  }

  /// What to say where arguments do not fit.
  static func mismatch(
    _ obstacle: Obstacle, _ arguments: [Expr.Argument], _ parameters: [CallParameter]
  ) -> Mismatch {
    switch obstacle {
    case .argument(let index, let position, let end): mismatch(arguments, index, end, parameters, position)
    case .trailingClosure(let index, nil):
      Mismatch(message: "extra trailing closure passed in call", place: .value(index))
    case .trailingClosure(let index, let label?):
      Mismatch(message: "extraneous argument label '\(label):' in call", place: .value(index))
    case .missing(let left, let bindings): missing(left, parameters, bindings)
    }
  }

  private static func missing(_ left: [Int], _ parameters: [CallParameter], _ bindings: [[Int]]) -> Mismatch {
    let names = left.map { index in parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)" }
    if left.count > 1 {
      return Mismatch(
        message: "missing arguments for parameters \(names.joined(separator: ", ")) in call", place: .list)
    }
    return Mismatch(
      message: "missing argument for parameter \(names[0]) in call",
      place: .after(bindings[..<left[0]].joined().max() ?? -1))
  }

  private static func mismatch(
    _ arguments: [Expr.Argument], _ index: Int, _ end: Int, _ parameters: [CallParameter], _ position: Int
  ) -> Mismatch {
    let have = arguments[..<end].map(\.label)
    if parameters.isEmpty {
      return Mismatch(
        message: "argument passed to call that takes no arguments", place: have.count > 1 ? .list : .value(index))
    }
    if let label = have[index], let home = parameters.firstIndex(where: { $0.label == label }), home < position,
      !have[..<index].contains(label),
      let later = have[..<index].firstIndex(where: { other in
        parameters.firstIndex { $0.label == other }.map { $0 > home } ?? false
      })
    {
      return Mismatch(message: "argument '\(label)' must precede \(argumentName(have, later))", place: .label(index))
    }
    if let corrected = corrected(have, index, parameters, position) { return corrected }
    if position >= parameters.count {
      if let label = have[index] { return Mismatch(message: "extra argument '\(label)' in call", place: .value(index)) }
      return Mismatch(message: "extra argument in call", place: .value(index))
    }
    let expected = parameters.map(\.label)
    if have.count == expected.count {
      let wrong = zip(have, expected).filter { $0 != $1 }.count
      if wrong > 1, let first = have.firstIndex(where: { label in label != nil && expected.contains(label) }),
        let label = have[index], let home = expected.firstIndex(of: label),
        let later = have.indices.dropFirst(first + 1).first(where: { other in
          expected.firstIndex(of: have[other]).map { $0 < home } ?? false
        }), let moved = have[later], have.allSatisfy({ expected.contains($0) })
      {
        return Mismatch(
          message: "argument '\(moved)' must precede \(argumentName(have, index))", place: .label(later))
      }
      if wrong >= 1, have.count > 1 || (have[0] != nil && expected[0] != nil) {
        if wrong == 1, let place = zip(have, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset {
          if have[place] == nil, let label = expected[place] {
            return Mismatch(
              message: "missing argument label '\(label):' in call",
              place: arguments.count > 1 ? .list : .value(place), labels: expected)
          }
          if expected[place] == nil, let label = have[place] {
            return Mismatch(
              message: "extraneous argument label '\(label):' in call", place: .list, labels: expected)
          }
        }
        if zip(have, expected).allSatisfy({ $0 == nil || $0 == $1 }) {
          return Mismatch(
            message: "missing argument labels '\(expected.compactMap { $0.map { $0 + ":" } }.joined())' in call",
            place: .list, labels: expected)
        }
        if zip(have, expected).allSatisfy({ $1 == nil || $0 == $1 }) {
          let extra = zip(have, expected).compactMap { $1 == nil ? $0 : nil }
          return Mismatch(
            message: "extraneous argument labels '\(extra.map { $0 + ":" }.joined())' in call", place: .list,
            labels: expected)
        }
        return Mismatch(
          message:
            "incorrect argument label\(wrong > 1 ? "s" : "") in call (have '\(shown(have))', expected '\(shown(expected))')",
          place: .list, labels: expected)
      }
    }
    if let label = have[index], !expected.contains(label) {
      if parameters[position].label == nil, have.count <= expected.count {
        var labels = have
        labels[index] = nil
        return Mismatch(message: "extraneous argument label '\(label):' in call", place: .list, labels: labels)
      }
      return Mismatch(message: "extra argument '\(label)' in call", place: .value(index))
    }
    if have[index] == nil, let label = parameters[position].label {
      let needed = expected.prefix(have.count)
      if have.count > 1, have.allSatisfy({ $0 == nil }), needed.count == have.count, needed.allSatisfy({ $0 != nil }) {
        return Mismatch(
          message: "missing argument labels '\(needed.compactMap { $0.map { $0 + ":" } }.joined())' in call",
          place: .list, labels: Array(needed))
      }
      var labels = have
      labels[index] = label
      return Mismatch(
        message: "missing argument label '\(label):' in call",
        place: arguments.count > 1 ? .list : .value(index), labels: labels)
    }
    if let label = have[index], let other = expected.firstIndex(of: label), other < position {
      return Mismatch(
        message: "argument '\(label)' must precede \(argumentName(have, index - 1))", place: .label(index))
    }
    // Those that are given are right, as far as they go.
    let given = have.compactMap { $0 }
    if given.count == have.count, given.allSatisfy({ expected.contains($0) }) {
      let left = parameters.filter { !$0.hasDefault && !$0.isVariadic && !given.contains($0.label ?? "") }
      if left.count > 1, left.allSatisfy({ $0.label != nil }) {
        let names = left.map { "'\($0.label ?? "_")'" }.joined(separator: ", ")
        return Mismatch(message: "missing arguments for parameters \(names) in call", place: .list)
      }
    }
    if let label = parameters[position].label {
      return Mismatch(message: "missing argument for parameter '\(label)' in call", place: .after(index - 1))
    }
    return Mismatch(message: "missing argument for parameter #\(position + 1) in call", place: .after(index - 1))
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
      message: "incorrect argument label in call (have '\(shown(have))', expected '\(shown(expected))')", place: .list,
      labels: expected)
  }

  private static func argumentName(_ have: [String?], _ index: Int) -> String {
    guard have.indices.contains(index) else { return "another argument" }
    return have[index].map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
  }
}

/// What of a parameter decides which argument in the parentheses it takes.
private protocol LabelledParameter {
  var label: String? { get }
  var hasDefault: Bool { get }
  var isVariadic: Bool { get }
}

extension CallParameter: LabelledParameter {}

extension ParameterDecl: LabelledParameter {
  fileprivate var hasDefault: Bool { defaultValue != nil }
}

extension CallParameter {
  /// Whether a function that is given here is given values.
  fileprivate var givesValues: Bool { type.head.callable.map { !$0.parameters.isEmpty } ?? false }
}

extension Type {
  /// The function that it is, or holds where it is an optional.
  fileprivate var callable: FunctionType? { (optionalPayload ?? self).head.functionType }
}

extension Expr.Argument {
  /// A closure that names no parameter and uses none.
  fileprivate var takesNothing: Bool {
    guard case .closure(let closure) = value.kind else { return false }
    return closure.parameters == nil && closure.shorthandCount == 0
  }
}
