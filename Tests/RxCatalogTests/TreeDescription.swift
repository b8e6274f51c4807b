@testable import SyntaxTree

/// Description of whole trees with all places, for comparisons; reflection would take most of the time.
struct TreeDescription {
  var text = ""

  init(_ statements: [Stmt]) { list(statements) { $0.add($1) } }

  init(_ declarations: [Decl]) { list(declarations) { $0.add($1) } }

  // MARK: Parts

  mutating func put(_ word: String) {
    text += word
    text += " "
  }

  mutating func put(_ flag: Bool) { text += flag ? "+" : "-" }

  mutating func add(_ range: SourceRange) {
    text += "\(range.start):\(range.end) "
  }

  mutating func list<Part>(_ parts: [Part], _ add: (inout Self, Part) -> Void) {
    text += "["
    for part in parts {
      add(&self, part)
      text += ","
    }
    text += "]"
  }

  mutating func optional<Part>(_ part: Part?, _ add: (inout Self, Part) -> Void) {
    if let part { add(&self, part) } else { text += "nil " }
  }

  mutating func quoted(_ name: String?) { put(name.map { "'\($0)'" } ?? "nil") }

  // MARK: Statements

  mutating func add(_ stmt: Stmt) {
    text += "(\n"
    add(stmt.range)
    quoted(stmt.label)
    switch stmt.kind {
    case .expression(let expr): put("expr"); add(expr)
    case .declaration(let decl): put("decl"); add(decl)
    case .ifStatement(let syntax): put("if"); add(syntax)
    case .guardStatement(let conditions, let body): put("guard"); list(conditions) { $0.add($1) }; add(body)
    case .whileStatement(let conditions, let body): put("while"); list(conditions) { $0.add($1) }; add(body)
    case .repeatStatement(let body, let condition): put("repeat"); add(body); add(condition)
    case .forStatement(let loop):
      put("for")
      put(loop.isAwait)
      put(loop.isTry)
      add(loop.pattern)
      optional(loop.type) { $0.add($1) }
      add(loop.sequence)
      optional(loop.filter) { $0.add($1) }
      add(loop.body)
    case .switchStatement(let syntax): put("switch"); add(syntax)
    case .doStatement(let body, let thrown, let catches):
      put("do")
      add(body)
      optional(thrown) { $0.add($1) }
      list(catches) { text, clause in
        text.add(clause.range)
        text.add(clause.items)
        text.add(clause.body)
      }
    case .returnStatement(let value): put("return"); optional(value) { $0.add($1) }
    case .throwStatement(let value): put("throw"); add(value)
    case .breakStatement(let label): put("break"); quoted(label)
    case .continueStatement(let label): put("continue"); quoted(label)
    case .fallthroughStatement: put("fallthrough")
    case .deferStatement(let body): put("defer"); add(body)
    }
    text += ")"
  }

  mutating func add(_ block: Block) {
    text += "{"
    add(block.range)
    list(block.statements) { $0.add($1) }
    text += "}"
  }

  mutating func add(_ items: [(pattern: Pattern, filter: Expr?)]) {
    list(items) { text, item in
      text.add(item.pattern)
      text.optional(item.filter) { $0.add($1) }
    }
  }

  mutating func add(_ condition: Condition) {
    switch condition {
    case .expression(let expr): add(expr)
    case .optionalBinding(let pattern, let type, let value, let range):
      put("let")
      add(range)
      add(pattern)
      optional(type) { $0.add($1) }
      optional(value) { $0.add($1) }
    case .pattern(let pattern, let type, let value, let range):
      put("case")
      add(range)
      add(pattern)
      optional(type) { $0.add($1) }
      add(value)
    case .availability(let holds): put("available"); put(holds)
    }
  }

  mutating func add(_ syntax: IfSyntax) {
    add(syntax.range)
    put(syntax.isWithinExpression)
    list(syntax.conditions) { $0.add($1) }
    add(syntax.then)
    switch syntax.otherwise {
    case .block(let block): put("else"); add(block)
    case .elseIf(let next): put("else if"); add(next)
    case nil: put("nil")
    }
  }

  mutating func add(_ syntax: SwitchSyntax) {
    add(syntax.range)
    put(syntax.isWithinExpression)
    add(syntax.subject)
    list(syntax.cases) { text, item in
      text.add(item.range)
      text.add(item.items)
      text.add(item.body)
    }
  }

  // MARK: Patterns

  mutating func add(_ pattern: Pattern) {
    text += "<"
    add(pattern.range)
    switch pattern.kind {
    case .wildcard: put("_")
    case .binding(let name, let isVariable): quoted(name); put(isVariable)
    case .tuple(let parts):
      put("tuple");
      list(parts) {
        $0.quoted($1.label); $0.add($1.pattern)
      }
    case .enumCase(let type, let name, let payload):
      put("case")
      optional(type) { $0.add($1) }
      quoted(name)
      optional(payload) {
        $0.list($1) {
          $0.quoted($1.label); $0.add($1.pattern)
        }
      }
    case .optional(let inner): put("?"); add(inner)
    case .isType(let type): put("is"); add(type)
    case .asType(let inner, let type): put("as"); add(inner); add(type)
    case .expression(let expr): add(expr)
    }
    text += ">"
  }

  // MARK: Expressions

  mutating func add(_ expr: Expr) {
    text += "("
    add(expr.range)
    switch expr.kind {
    case .integerLiteral(let digits): put("int"); quoted(digits)
    case .floatLiteral(let digits): put("float"); quoted(digits)
    case .stringLiteral(let segments):
      put("string")
      list(segments) { text, segment in
        switch segment {
        case .text(let part): text.quoted(part)
        case .interpolation(let arguments, let range): text.add(range); text.add(arguments)
        }
      }
    case .booleanLiteral(let value): put("bool"); put(value)
    case .nilLiteral: put("nil")
    case .magicLiteral(let name): put("#\(name)")
    case .arrayLiteral(let elements): put("array"); list(elements) { $0.add($1) }
    case .dictionaryLiteral(let elements):
      put("dictionary");
      list(elements) {
        $0.add($1.key); $0.add($1.value)
      }
    case .identifier(let name, let labels, let arguments):
      put("name")
      quoted(name)
      optional(labels) { $0.list($1) { $0.quoted($1) } }
      list(arguments) { $0.add($1) }
    case .member(let base, let name, let nameRange, let labels, let arguments):
      put("member")
      optional(base) { $0.add($1) }
      quoted(name)
      add(nameRange)
      optional(labels) { $0.list($1) { $0.quoted($1) } }
      list(arguments) { $0.add($1) }
    case .call(let callee, let arguments): put("call"); add(callee); add(arguments)
    case .subscriptCall(let base, let arguments): put("subscript"); add(base); add(arguments)
    case .bindOptional(let inner): put("?"); add(inner)
    case .optionalChain(let inner): put("chain"); add(inner)
    case .forceUnwrap(let inner): put("!"); add(inner)
    case .prefixOperator(let name, let inner): put("prefix"); quoted(name); add(inner)
    case .postfixOperator(let name, let inner): put("postfix"); quoted(name); add(inner)
    case .binary(let name, let place, let left, let right):
      put("binary")
      quoted(name)
      add(place)
      add(left)
      add(right)
    case .assignment(let left, let right): put("="); add(left); add(right)
    case .ternary(let condition, let then, let otherwise): put("?:"); add(condition); add(then); add(otherwise)
    case .cast(let value, let kind, let type): put("\(kind)"); add(value); add(type)
    case .tuple(let elements):
      put("tuple");
      list(elements) {
        $0.quoted($1.label); $0.add($1.value)
      }
    case .parenthesized(let inner): put("()"); add(inner)
    case .closure(let closure): add(closure)
    case .tryExpression(let kind, let inner): put("try \(kind)"); add(inner)
    case .awaitExpression(let inner): put("await"); add(inner)
    case .inoutExpression(let inner): put("&"); add(inner)
    case .keyPath(let root, let components):
      put("path")
      optional(root) { $0.add($1) }
      list(components) { text, component in
        switch component {
        case .member(let name, let range): text.quoted(name); text.add(range)
        case .subscriptCall(let arguments, let range): text.add(range); text.add(arguments)
        case .optionalChain: text.put("?")
        case .forceUnwrap: text.put("!")
        case .selfPath: text.put("self")
        }
      }
    case .ifExpression(let syntax): put("if"); add(syntax)
    case .switchExpression(let syntax): put("switch"); add(syntax)
    case .type(let type): put("type"); add(type)
    case .discard: put("_")
    }
    text += ")"
  }

  mutating func add(_ arguments: [Expr.Argument]) {
    list(arguments) { text, argument in
      text.quoted(argument.label)
      text.optional(argument.labelRange) { $0.add($1) }
      text.put(argument.isTrailing)
      text.add(argument.value)
    }
  }

  mutating func add(_ closure: ClosureSyntax) {
    put("closure")
    add(closure.range)
    add(closure.openingBrace)
    list(closure.captures) { text, capture in
      text.put("\(capture.strength)")
      text.quoted(capture.name)
      text.optional(capture.value) { $0.add($1) }
      text.add(capture.range)
      text.add(capture.nameRange)
    }
    optional(closure.parameters) { text, parameters in
      text.list(parameters) { text, parameter in
        text.quoted(parameter.name)
        text.optional(parameter.type) { $0.add($1) }
        text.put(parameter.isVariadic)
        text.add(parameter.range)
      }
    }
    optional(closure.result) { $0.add($1) }
    optional(closure.thrownType) { $0.add($1) }
    for flag in [closure.isThrowing, closure.isAsync, closure.isMainActor] { put(flag) }
    put("\(closure.shorthandCount)")
    add(closure.body)
  }
}
