import Testing

/// Programs generated from a grammar: well formed, mostly well typed, and more unusual than written ones.
@Suite("Programs from a grammar")
struct GrammarTests {
  @Test("no grown program crashes or hangs the interpreter, and most of them check")
  func survives() {
    let fuzz = Fuzz("grammar", rounds: 250)
    let checked = fuzz.run { random in
      var grower = ProgramGrower(random: random)
      let text = grower.program()
      random = grower.random
      return text
    }
    #expect(checked > fuzz.rounds / 3)
  }
}

/// Generator of a program. Names are made as they are declared, so that most used names exist.
struct ProgramGrower {
  var random: SplitMix
  private var names: [Kind: [String]] = [:]
  private var made = 0

  enum Kind: Hashable, CaseIterable { case int, text, truth, list, optional }

  init(random: SplitMix) { self.random = random }

  mutating func program() -> String {
    var text = """
      struct Pair<A> { var a: A; var b: A; func swapped() -> Pair<A> { Pair(a: b, b: a) } }
      enum Shape { case dot, line(Int), box(width: Int, height: Int) }
      class Node { var value: Int; var next: Node?; init(_ value: Int) { self.value = value } }
      func twice<T>(_ body: (T) -> T, _ value: T) -> T { body(body(value)) }

      """
    for _ in 0..<choose(2...8) { text += statement(depth: 0) + "\n" }
    return text
  }

  private mutating func choose(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func pick(_ options: [String]) -> String { options.randomElement(using: &random)! }
  private mutating func kind() -> Kind { Kind.allCases.randomElement(using: &random)! }

  private mutating func name(_ kind: Kind) -> String {
    made += 1
    let name = "v\(made)"
    names[kind, default: []].append(name)
    return name
  }

  private mutating func used(_ kind: Kind) -> String? { names[kind]?.randomElement(using: &random) }

  private mutating func statement(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    switch depth > 3 ? choose(0...2) : choose(0...9) {
    case 0, 1:
      let kind = kind()
      let value = expression(kind, depth: 0)
      return "\(indent)\(pick(["let", "var"])) \(name(kind)): \(type(kind)) = \(value)"
    case 2: return "\(indent)print(\(expression(kind(), depth: 0)) as Any)"
    case 3: return block("if \(expression(.truth, depth: 0))", depth) + maybeElse(depth)
    case 4: return block("for _ in 0..<\(choose(0...5))", depth)
    case 5: return block("if let found = \(expression(.optional, depth: 1)), found > 0", depth)
    case 6:
      return """
        \(indent)switch \(pick(["Shape.dot", "Shape.line(\(expression(.int, depth: 2)))", "Shape.box(width: 1, height: 2)"])) {
        \(indent)case .dot: print("dot")
        \(indent)case .line(let n) where n > \(choose(0...9)): print(n)
        \(indent)case let .box(width, height): print(width &* height)
        \(indent)default: break
        \(indent)}
        """
    case 7: return block("do", depth)
    case 8: return "\(indent)defer { print(\(expression(.int, depth: 1))) }"
    default:
      let node = "n\(choose(0...999))"
      return block(
        "do", depth,
        first:
          "let \(node) = Node(\(expression(.int, depth: 2))); \(node).next = Node(\(choose(0...9))); print(\(node).value)"
      )
    }
  }

  private mutating func maybeElse(_ depth: Int) -> String {
    choose(0...1) == 0 ? "" : block(" else", depth, indented: false)
  }

  private mutating func block(_ head: String, _ depth: Int, first: String = "", indented: Bool = true) -> String {
    let indent = String(repeating: "  ", count: depth)
    let outer = names
    defer { names = outer }
    var body = first.isEmpty ? "" : "\(indent)  \(first)\n"
    for _ in 0..<choose(1...3) { body += statement(depth: depth + 1) + "\n" }
    return "\(indented ? indent : "")\(head) {\n\(body)\(indent)}"
  }

  private func type(_ kind: Kind) -> String {
    switch kind {
    case .int: "Int"
    case .text: "String"
    case .truth: "Bool"
    case .list: "[Int]"
    case .optional: "Int?"
    }
  }

  /// Returns an expression in parentheses, so that a brace, a dot or an operator may follow it.
  private mutating func expression(_ kind: Kind, depth: Int) -> String {
    if choose(0...3) == 0, let name = used(kind) { return name }
    return "(\(bare(kind, depth: depth)))"
  }

  private mutating func bare(_ kind: Kind, depth: Int) -> String {
    let isLeaf = depth > 2
    let next = depth + 1
    switch kind {
    case .int:
      switch isLeaf ? 0 : choose(0...9) {
      case 0, 1: return "\(choose(-100...100))"
      case 2:
        return
          "(\(expression(.int, depth: next)) \(pick(["+", "-", "*", "&*", "/", "%", "<<", "|", "^"])) \(expression(.int, depth: next)))"
      case 3:
        return
          "\(expression(.list, depth: next)).\(pick(["count", "reduce(0, +)", "reduce(0) { $0 &+ $1 }", "first ?? 0", "max() ?? -1"]))"
      case 4:
        return
          "(\(expression(.truth, depth: next)) ? \(expression(.int, depth: next)) : \(expression(.int, depth: next)))"
      case 5: return "twice({ $0 &+ \(choose(0...9)) }, \(expression(.int, depth: next)))"
      case 6: return "(\(expression(.optional, depth: next)) ?? \(expression(.int, depth: next)))"
      case 7: return "Pair(a: \(expression(.int, depth: next)), b: \(choose(0...9))).swapped().\(pick(["a", "b"]))"
      case 8: return "\(expression(.text, depth: next)).count"
      default: return "{ (x: Int) -> Int in let y = x; return y &* \(choose(0...9)) }(\(expression(.int, depth: next)))"
      }
    case .text:
      switch isLeaf ? 0 : choose(0...4) {
      case 0, 1: return "\"\(pick(["", "a", "héllo", "日本", "👩‍👩‍👧", "\\n"]))\""
      case 2: return "\"<\\(\(expression(.int, depth: next)))>\""
      case 3: return "(\(expression(.text, depth: next)) + \(expression(.text, depth: next)))"
      default: return "\(expression(.list, depth: next)).map { \"\\($0)\" }.joined(separator: \",\")"
      }
    case .truth:
      switch isLeaf ? 0 : choose(0...4) {
      case 0: return pick(["true", "false"])
      case 1:
        return
          "(\(expression(.int, depth: next)) \(pick(["<", ">", "==", "!=", "<=", ">="])) \(expression(.int, depth: next)))"
      case 2: return "(\(expression(.truth, depth: next)) \(pick(["&&", "||"])) \(expression(.truth, depth: next)))"
      case 3: return "!(\(expression(.truth, depth: next)))"
      default: return "\(expression(.list, depth: next)).contains(\(expression(.int, depth: next)))"
      }
    case .list:
      switch isLeaf ? 0 : choose(0...5) {
      case 0, 1: return "[\((0..<choose(1...4)).map { _ in "\(choose(-9...9))" }.joined(separator: ", "))]"
      case 2:
        return
          "\(expression(.list, depth: next)).\(pick(["map { $0 &+ 1 }", "filter { $0 > 0 }", "sorted()", "reversed() as [Int]", "sorted(by: >)"]))"
      case 3: return "Array(0..<\(choose(0...6)))"
      case 4: return "(\(expression(.list, depth: next)) + \(expression(.list, depth: next)))"
      default: return "\(expression(.list, depth: next)).compactMap { $0 > 0 ? $0 : nil }"
      }
    case .optional:
      switch isLeaf ? 0 : choose(0...3) {
      case 0: return "Int(\"\(choose(0...9))\(pick(["", "x"]))\")"
      case 1: return "\(expression(.list, depth: next)).\(pick(["first", "last", "min()"]))"
      case 2: return "\(expression(.optional, depth: next)).map { $0 &+ \(choose(0...9)) }"
      default: return "\(expression(.optional, depth: next)).flatMap { $0 > 0 ? $0 : nil }"
      }
    }
  }
}
