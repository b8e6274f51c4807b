/// The documentation of an operator on another trait, from that on `ObservableType`.
struct LiftedDocumentation {
  let comment: [String]
  let lifting: Lifting
  /// True if other sequences are observables on the trait too.
  let takesObservables: Bool
  /// True if the trait has no scheduler parameters.
  private var impliesScheduler: Bool { lifting.trait == .sharedSequence }
  private var canFail: Bool { ![.infallible, .sharedSequence].contains(lifting.trait) }

  /// The lines without annotations, and without the items about errors if the trait cannot fail.
  var lines: [String] {
    var lines: [String] = []
    var block: [String]?
    var isLeftOut = false
    for line in comment {
      if line == "```marble" {
        block = []
      } else if line == "```", let marble = block {
        if let lifted = diagram(marble) { lines += ["```marble"] + lifted + ["```"] }
        block = nil
      } else if block != nil {
        block?.append(line)
      } else {
        if line.hasPrefix("- ") {
          isLeftOut = Lifting.isAnnotation(line) || (!canFail && line.contains(/error|fail/))
        } else if !line.hasPrefix("  ") {
          isLeftOut = false
        }
        if !isLeftOut { lines.append(line) }
      }
    }
    if let own = lifting.diagram {
      let end = lines.firstIndex(of: "") ?? lines.endIndex
      lines.insert(contentsOf: ["", "```marble", own.expression, "         " + own.output, "```"], at: end)
    }
    return lines.reduce(into: []) { result, line in
      if !(line.isEmpty && result.last?.isEmpty ?? true) { result.append(line) }
    }.trimmingEmptyLines
  }

  /// A diagram whose inputs are converted to the trait.
  private func diagram(_ marble: [String]) -> [String]? {
    guard lifting.diagram == nil, marble.count >= 2 else { return nil }
    var expression = marble[marble.count - 2].replacing("Observable.", with: lifting.trait.spelling + ".")
    for input in marble.dropLast(2).prefix(takesObservables ? 1 : .max) {
      let name = String(input.prefix { $0 != " " })
      let values = input.dropFirst(name.count).filter { !"-|#()^> '".contains($0) }
      let isOfInts = !values.isEmpty && values.allSatisfy(\.isNumber)
      guard let converted = lifting.trait.converted(name, isOfInts: isOfInts),
        let pattern = try? Regex("\\b\(name)\\b(?!:)").wordBoundaryKind(.simple)
      else { return nil }
      expression = expression.replacing(pattern, with: converted)
    }
    if impliesScheduler { expression = expression.replacing(", scheduler: scheduler", with: "") }
    return marble.dropLast(2) + [expression, marble[marble.count - 1]]
  }
}

extension [String] {
  fileprivate var trimmingEmptyLines: [String] {
    var lines = self
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
