/// The infix operators that are known and how they bind. A session hands the table of one input to the next.
package struct Operators: Sendable {
  package enum Associativity: Sendable { case left, right, none }
  package struct Group: Sendable {
    package let name: String
    package var associativity: Associativity
    package var isAssignment: Bool
    /// The groups that this one binds tighter than, as declared by either side.
    package var lower: Set<String>
  }
  package enum Order { case higher, lower, same, unordered }

  private var groups: [String: Group] = [:]
  private var infix: [String: String] = [:]
  private var prefix: Set<String> = []
  private var postfix: Set<String> = []

  package mutating func declare(
    group name: String, associativity: Associativity, isAssignment: Bool = false, above: [String] = [],
    below: [String] = []
  ) {
    groups[name] = Group(name: name, associativity: associativity, isAssignment: isAssignment, lower: Set(above))
    for other in below { groups[other]?.lower.insert(name) }
  }

  package mutating func declare(infix name: String, group: String) { infix[name] = group }
  package mutating func declare(prefix name: String) { prefix.insert(name) }
  package mutating func declare(postfix name: String) { postfix.insert(name) }

  package func hasGroup(_ name: String) -> Bool { groups[name] != nil }
  package func isPrefix(_ name: String) -> Bool { prefix.contains(name) }
  package func isPostfix(_ name: String) -> Bool { postfix.contains(name) }
  package func isInfix(_ name: String) -> Bool { infix[name] != nil }

  /// Returns the group of an infix operator; nil where the operator is unknown.
  package func group(of name: String) -> Group? { infix[name].flatMap { groups[$0] } }

  func group(named name: String) -> Group {
    groups[name] ?? Group(name: name, associativity: .none, isAssignment: false, lower: [])
  }

  package func order(_ first: Group, _ second: Group) -> Order {
    if first.name == second.name { return .same }
    if reaches(first.name, second.name) { return .higher }
    if reaches(second.name, first.name) { return .lower }
    return .unordered
  }

  private func reaches(_ start: String, _ goal: String) -> Bool { way(from: start, to: goal) != nil }

  /// Returns the groups from one to another, each binding tighter than the next.
  func way(from start: String, to goal: String) -> [String]? {
    var seen: Set<String> = [start]
    var open = [[start]]
    while let way = open.popLast(), let last = way.last {
      if last == goal { return way }
      for lower in groups[last]?.lower ?? [] where seen.insert(lower).inserted { open.append(way + [lower]) }
    }
    return nil
  }

  /// The operators and groups of Swift's standard library.
  package static let standard: Operators = {
    var table = Operators()
    table.declare(group: "AssignmentPrecedence", associativity: .right, isAssignment: true)
    table.declare(group: "FunctionArrowPrecedence", associativity: .right, above: ["AssignmentPrecedence"])
    table.declare(group: "TernaryPrecedence", associativity: .right, above: ["FunctionArrowPrecedence"])
    table.declare(group: "DefaultPrecedence", associativity: .none, above: ["TernaryPrecedence"])
    table.declare(group: "LogicalDisjunctionPrecedence", associativity: .left, above: ["TernaryPrecedence"])
    table.declare(group: "LogicalConjunctionPrecedence", associativity: .left, above: ["LogicalDisjunctionPrecedence"])
    table.declare(group: "ComparisonPrecedence", associativity: .none, above: ["LogicalConjunctionPrecedence"])
    table.declare(group: "NilCoalescingPrecedence", associativity: .right, above: ["ComparisonPrecedence"])
    table.declare(group: "CastingPrecedence", associativity: .none, above: ["NilCoalescingPrecedence"])
    table.declare(group: "RangeFormationPrecedence", associativity: .none, above: ["CastingPrecedence"])
    table.declare(group: "AdditionPrecedence", associativity: .left, above: ["RangeFormationPrecedence"])
    table.declare(group: "MultiplicationPrecedence", associativity: .left, above: ["AdditionPrecedence"])
    table.declare(group: "BitwiseShiftPrecedence", associativity: .none, above: ["MultiplicationPrecedence"])
    let names: [String: String] = [
      "BitwiseShiftPrecedence": "<< &<< >> &>>",
      "MultiplicationPrecedence": "* &* / % & .* ./ .% .&",
      "AdditionPrecedence": "+ &+ - &- | ^ .+ .- .| .^",
      "RangeFormationPrecedence": "... ..<",
      "NilCoalescingPrecedence": "??",
      "ComparisonPrecedence": "< <= > >= == != === !== ~= .== .!= .< .<= .> .>=",
      "LogicalConjunctionPrecedence": "&& .&",
      "LogicalDisjunctionPrecedence": "||",
      "AssignmentPrecedence": "= *= /= %= += -= <<= >>= &<<= &>>= &= ^= |= &&= ||= &+= &-= &*=",
      "DefaultPrecedence": "~>",
    ]
    for (group, list) in names {
      for name in list.split(separator: " ") { table.declare(infix: String(name), group: group) }
    }
    // Of `++` and `--` only the names are left: programs may still define them.
    for name in ["!", "~", "+", "-", "..<", "...", "++", "--"] { table.declare(prefix: name) }
    for name in ["...", "++", "--"] { table.declare(postfix: name) }
    return table
  }()
}
