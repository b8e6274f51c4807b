import SyntaxTree
import Types

/// The argument of each parameter of a call, by Swift's rules for labels, defaults, variadics and trailing closures.
package struct ArgumentMatching {
  /// For each parameter the indices of its arguments; empty where its default is taken.
  package var bindings: [[Int]]
  package var defaultsUsed = 0
  package var variadicsUsed = 0
  package var scan = TrailingScan.only

  /// Direction of the scan that found the parameter of an unlabeled trailing closure.
  package enum TrailingScan {
    /// The first that takes it, which is the last that does, too.
    case only
    /// The first that takes it.
    case forward
    /// The last that takes it, as before Swift 5.3.
    case backward(argument: Int, parameter: Int)
  }

  /// Where the arguments and the parameters part: enough for who only asks whether they fit.
  package enum Obstacle: Error {
    /// No parameter from that position on takes this argument in the parentheses.
    case argument(Int, position: Int, end: Int)
    case trailingClosure(Int, label: String?)
    /// The parameters that get no argument and need one.
    case missing([Int], bindings: [[Int]])
  }

  /// The message for an obstacle.
  package struct Mismatch {
    package enum Place {
      /// The bracket before the arguments.
      case list
      case label(Int), value(Int)
      /// Behind that argument; -1 for before the first.
      case after(Int)
    }
    package let kind: ArgumentDiagnostic
    package let place: Place
    /// The labels that the arguments in the parentheses should have, where nothing but labels is wrong.
    package var labels: [String?]?

    package init(kind: ArgumentDiagnostic, place: Place, labels: [String?]? = nil) {
      self.kind = kind
      self.place = place
      self.labels = labels
    }
  }

  package init(bindings: [[Int]]) { self.bindings = bindings }

  package static func match(
    _ arguments: [Expr.Argument], to parameters: [CallParameter], couldBeFunction: (Type) -> Bool
  ) -> Result<ArgumentMatching, Obstacle> {
    var bindings = parameters.map { _ in [Int]() }
    let trailingStart = arguments.firstIndex { $0.isTrailing } ?? arguments.count
    let position: Int
    switch place(arguments[..<trailingStart], among: parameters, { bindings[$1].append($0) }) {
    case .success(let next): position = next
    case .failure(let obstacle): return .failure(obstacle)
    }

    // Trailing closures, forward: the first has no label, the others have theirs. It may follow the arguments of a variadic parameter.
    var next = position
    if position > 0, parameters[position - 1].isVariadic { next -= 1 }
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
            isOpen && !parameter.hasDefault
            && parameters[(target + 1)...].contains { $0.type.head.functionType != nil && !$0.hasDefault }
          let isOnlyOne =
            parameter.isAutoclosure && !parameters[(target + 1)...].contains { couldBeFunction($0.type) }
          if couldBeFunction(parameter.type) && !isForLater || isOnlyOne {
            let needed = parameters[(target + 1)...].filter {
              !$0.hasDefault && !$0.isVariadic && couldBeFunction($0.type)
            }.count
            // A variadic parameter takes none that another one could take.
            let isForOther = parameter.isVariadic && parameters[(target + 1)...].contains { couldBeFunction($0.type) }
            if isForOther || parameter.hasDefault && needed >= waiting {
              target += 1
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

  /// Matches an only, unlabeled trailing closure by a backward scan: to the last parameter that takes a closure. Returns nil if the forward
  /// scan has found that parameter, or if it already has an argument.
  package func backward(
    _ arguments: [Expr.Argument], to parameters: [CallParameter], couldBeFunction: (Type) -> Bool
  ) -> ArgumentMatching? {
    guard let index = arguments.indices.last, arguments[index].isTrailing, arguments[index].label == nil,
      index == 0 || !arguments[index - 1].isTrailing,
      let first = bindings.firstIndex(of: [index]), parameters[first].hasDefault || parameters[first].isVariadic
    else { return nil }
    let last = parameters.indices.last { couldBeFunction(parameters[$0].type) || !parameters[$0].hasDefault }
    guard let last, last > first, bindings[last].isEmpty, couldBeFunction(parameters[last].type) else { return nil }
    var result = self
    result.bindings[first] = []
    result.bindings[last] = [index]
    result.scan = .backward(argument: index, parameter: last)
    return result
  }

  /// Returns whether the labels in the parentheses match. Few of many overloads match, and only their types need to be known.
  package static func labelsFit(_ arguments: [Expr.Argument], _ parameters: [ParameterDecl]) -> Bool {
    let written = arguments.firstIndex { $0.isTrailing }.map { arguments[..<$0] } ?? arguments[...]
    if case .success = place(written, among: parameters, { _, _ in }) { return true }
    return false
  }

  /// Gives the arguments in the parentheses, left to right, to the parameters of their labels; the parameter that comes next.
  package static func place<Parameter: LabelledParameter>(
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
}

/// The parts of a parameter that decide which argument in the parentheses it takes.
package protocol LabelledParameter {
  var label: String? { get }
  var hasDefault: Bool { get }
  var isVariadic: Bool { get }
}

extension CallParameter: LabelledParameter {}

extension ParameterDecl: LabelledParameter {
  package var hasDefault: Bool { defaultValue != nil }
}

extension Type {
  /// Returns whether a parameter of this type takes a trailing closure.
  package func couldBeFunction(_ simplified: (Type) -> Type) -> Bool {
    switch simplified(self) {
    case .function, .variable, .error, .parameter: true
    case .nominal(let decl, let arguments) where decl.isOptional: arguments[0].couldBeFunction(simplified)
    default: false
    }
  }
}
