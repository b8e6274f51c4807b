import Testing
@testable import SyntaxTree

/// Formatter of a tree as one line of s-expressions, for expectations of tests.
enum SyntaxDump {
  static func unit(_ text: String) -> String {
    let result = Parser.parse(SourceFile(name: "test", text: text))
    if !result.diagnostics.isEmpty {
      return result.diagnostics.map { "\($0.severity): \($0.message)" }.joined(separator: "\n")
    }
    return result.unit.statements.map(stmt).joined(separator: "\n")
  }

  static func block(_ block: Block) -> String { "{" + block.statements.map(stmt).joined(separator: "; ") + "}" }

  static func stmt(_ stmt: Stmt) -> String {
    let label = stmt.label.map { $0 + ": " } ?? ""
    switch stmt.kind {
    case .expression(let value): return expr(value)
    case .declaration(let value): return decl(value)
    case .ifStatement(let value): return label + ifSyntax(value)
    case .guardStatement(let list, let body): return "guard \(conditions(list)) else \(block(body))"
    case .whileStatement(let list, let body): return label + "while \(conditions(list)) \(block(body))"
    case .repeatStatement(let body, let condition): return label + "repeat \(block(body)) while \(expr(condition))"
    case .forStatement(let loop):
      let type = loop.type.map { ": " + self.type($0) } ?? ""
      let filter = loop.filter.map { " where " + expr($0) } ?? ""
      return label
        + "for \(loop.isAwait ? "await " : "")\(pattern(loop.pattern))\(type) in \(expr(loop.sequence))\(filter) \(block(loop.body))"
    case .switchStatement(let value): return label + switchSyntax(value)
    case .doStatement(let body, _, let catches):
      return label + "do \(block(body))"
        + catches.map { " catch \(items($0.items))\(block($0.body))" }.joined()
    case .returnStatement(let value): return "return" + (value.map { " " + expr($0) } ?? "")
    case .throwStatement(let value): return "throw \(expr(value))"
    case .breakStatement(let target): return "break" + (target.map { " " + $0 } ?? "")
    case .continueStatement(let target): return "continue" + (target.map { " " + $0 } ?? "")
    case .fallthroughStatement: return "fallthrough"
    case .deferStatement(let body): return "defer \(block(body))"
    }
  }

  static func items(_ items: [(pattern: Pattern, filter: Expr?)]) -> String {
    items.map { pattern($0.pattern) + ($0.filter.map { " where " + expr($0) } ?? "") + " " }.joined(separator: ", ")
  }

  static func ifSyntax(_ value: IfSyntax) -> String {
    var text = "if \(conditions(value.conditions)) \(block(value.then))"
    switch value.otherwise {
    case .block(let body): text += " else \(block(body))"
    case .elseIf(let next): text += " else \(ifSyntax(next))"
    case nil: break
    }
    return text
  }

  static func switchSyntax(_ value: SwitchSyntax) -> String {
    "switch \(expr(value.subject))"
      + value.cases.map { " [\($0.items.isEmpty ? "default " : items($0.items))-> \(block($0.body))]" }.joined()
  }

  static func conditions(_ list: [Condition]) -> String {
    list.map { condition in
      switch condition {
      case .expression(let value): return expr(value)
      case .optionalBinding(let name, let type, let value, _):
        return "bind " + pattern(name) + (type.map { ": " + self.type($0) } ?? "")
          + (value.map { " = " + expr($0) } ?? "")
      case .pattern(let shape, _, let value, _): return "case \(pattern(shape)) = \(expr(value))"
      case .availability(let holds): return "available \(holds)"
      }
    }.joined(separator: ", ")
  }

  static func pattern(_ value: Pattern) -> String {
    switch value.kind {
    case .wildcard: return "_"
    case .binding(let name, let isVariable): return (isVariable ? "var " : "let ") + name
    case .tuple(let elements): return "(" + parts(elements) + ")"
    case .enumCase(let type, let name, let payload):
      return (type.map(self.type) ?? "") + "." + name + (payload.map { "(" + parts($0) + ")" } ?? "")
    case .optional(let inner): return pattern(inner) + "?"
    case .isType(let type): return "is \(self.type(type))"
    case .asType(let inner, let type): return "\(pattern(inner)) as \(self.type(type))"
    case .expression(let value): return "~\(expr(value))"
    }
  }

  private static func parts(_ elements: [(label: String?, pattern: Pattern)]) -> String {
    elements.map { ($0.label.map { $0 + ": " } ?? "") + pattern($0.pattern) }.joined(separator: ", ")
  }

  static func arguments(_ list: [Expr.Argument]) -> String {
    list.map { ($0.isTrailing ? "|" : "") + ($0.label.map { $0 + ": " } ?? "") + expr($0.value) }.joined(
      separator: ", ")
  }

  static func generic(_ list: [TypeSyntax]) -> String {
    list.isEmpty ? "" : "<" + list.map(type).joined(separator: ", ") + ">"
  }

  static func labels(_ list: [String]?) -> String { list.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "" }

  static func expr(_ value: Expr) -> String {
    switch value.kind {
    case .integerLiteral(let text), .floatLiteral(let text): return text
    case .stringLiteral(let segments):
      return "\""
        + segments.map { segment in
          switch segment {
          case .text(let text): return text.replacing("\n", with: "⏎")
          case .interpolation(let list, let range): return "‹\(arguments(list))›\(range.text.count)"
          }
        }.joined() + "\""
    case .booleanLiteral(let value): return "\(value)"
    case .nilLiteral: return "nil"
    case .magicLiteral(let name): return "#" + name
    case .arrayLiteral(let list): return "[" + list.map(expr).joined(separator: ", ") + "]"
    case .dictionaryLiteral(let list):
      return list.isEmpty
        ? "[:]" : "[" + list.map { expr($0.key) + ": " + expr($0.value) }.joined(separator: ", ") + "]"
    case .identifier(let name, let labels, let generics): return name + generic(generics) + self.labels(labels)
    case .member(let base, let name, let range, let labels, let generics):
      let marker = range.text.contains(name) ? "" : "‼︎"
      return (base.map(expr) ?? "") + "." + name + marker + generic(generics) + self.labels(labels)
    case .call(let callee, let list): return expr(callee) + "(" + arguments(list) + ")"
    case .subscriptCall(let base, let list): return expr(base) + "[" + arguments(list) + "]"
    case .bindOptional(let inner): return expr(inner) + "?"
    case .optionalChain(let inner): return "chain<" + expr(inner) + ">"
    case .forceUnwrap(let inner): return expr(inner) + "!"
    case .prefixOperator(let name, let inner): return "(pre\(name) \(expr(inner)))"
    case .postfixOperator(let name, let inner): return "(post\(name) \(expr(inner)))"
    case .binary(let name, let range, let left, let right):
      return "(\(name)\(range.text == name ? "" : "‼︎") \(expr(left)) \(expr(right)))"
    case .assignment(let left, let right): return "(= \(expr(left)) \(expr(right)))"
    case .ternary(let condition, let then, let otherwise):
      return "(?: \(expr(condition)) \(expr(then)) \(expr(otherwise)))"
    case .cast(let inner, let kind, let type): return "(\(kind) \(expr(inner)) \(self.type(type)))"
    case .tuple(let list):
      return "tuple(" + list.map { ($0.label.map { $0 + ": " } ?? "") + expr($0.value) }.joined(separator: ", ") + ")"
    case .parenthesized(let inner): return "p(" + expr(inner) + ")"
    case .closure(let closure): return self.closure(closure)
    case .tryExpression(let kind, let inner): return "(try-\(kind) \(expr(inner)))"
    case .awaitExpression(let inner): return "(await \(expr(inner)))"
    case .inoutExpression(let inner): return "&\(expr(inner))"
    case .keyPath(let root, let components):
      return "\\" + (root.map(type) ?? "")
        + components.map { component in
          switch component {
          case .member(let name, _): return "." + name
          case .subscriptCall(let list, _): return "[" + arguments(list) + "]"
          case .optionalChain: return "?"
          case .forceUnwrap: return "!"
          case .selfPath: return ".self"
          }
        }.joined()
    case .ifExpression(let value): return "<" + ifSyntax(value) + ">"
    case .switchExpression(let value): return "<" + switchSyntax(value) + ">"
    case .type(let type): return "type(" + self.type(type) + ")"
    case .discard: return "_"
    }
  }

  static func closure(_ closure: ClosureSyntax) -> String {
    var head = ""
    if !closure.captures.isEmpty {
      head +=
        "["
        + closure.captures.map { "\($0.strength) \($0.name)" + ($0.value.map { " = " + expr($0) } ?? "") }
        .joined(separator: ", ") + "] "
    }
    if let parameters = closure.parameters {
      head += "(" + parameters.map { $0.name + ($0.type.map { ": " + type($0) } ?? "") }.joined(separator: ", ") + ") "
    }
    if closure.shorthandCount > 0 { head += "$\(closure.shorthandCount) " }
    if closure.isAsync { head += "async " }
    if closure.isThrowing { head += "throws " }
    if let result = closure.result { head += "-> \(type(result)) " }
    return "{" + head + "in " + closure.body.statements.map(stmt).joined(separator: "; ") + "}"
  }

  static func type(_ value: TypeSyntax) -> String {
    switch value.kind {
    case .named(let components): return components.map { $0.name + generic($0.arguments) }.joined(separator: ".")
    case .optional(let inner): return type(inner) + "?"
    case .implicitlyUnwrapped(let inner): return type(inner) + "!"
    case .array(let inner): return "[" + type(inner) + "]"
    case .dictionary(let key, let value): return "[" + type(key) + ": " + type(value) + "]"
    case .tuple(let list):
      return "(" + list.map { ($0.label.map { $0 + ": " } ?? "") + type($0.type) }.joined(separator: ", ") + ")"
    case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
      let list = parameters.map { type($0.type) + ($0.isVariadic ? "..." : "") }.joined(separator: ", ")
      let throwing = isThrowing ? " throws" + (thrown.map { "(" + type($0) + ")" } ?? "") : ""
      return "(" + list + ")" + (isAsync ? " async" : "") + throwing + " -> " + type(result)
    case .some(let inner): return "some " + type(inner)
    case .any(let inner): return "any " + type(inner)
    case .composition(let list): return list.map(type).joined(separator: " & ")
    case .metatype(let inner): return type(inner) + ".Type"
    case .inoutType(let inner): return "inout " + type(inner)
    case .attributed(let names, let inner): return names.map { "@" + $0 + " " }.joined() + type(inner)
    case .placeholder: return "_"
    }
  }

  static func generics(_ value: GenericsSyntax) -> String {
    let list = value.parameters.map { $0.name + ($0.inherited.map { ": " + type($0) } ?? "") }
    return (list.isEmpty ? "" : "<" + list.joined(separator: ", ") + ">") + requirements(value.requirements)
  }

  static func requirements(_ list: [RequirementSyntax]) -> String {
    list.isEmpty
      ? ""
      : " where "
        + list.map { requirement in
          switch requirement {
          case .conformance(let left, let right): return type(left) + ": " + type(right)
          case .sameType(let left, let right): return type(left) + " == " + type(right)
          }
        }.joined(separator: ", ")
  }

  static func parameters(_ list: [ParameterSyntax]) -> String {
    "("
      + list.map {
        ($0.label ?? "_") + " " + $0.name + ": " + type($0.type) + ($0.isVariadic ? "..." : "")
          + ($0.defaultValue.map { " = " + expr($0) } ?? "")
      }.joined(separator: ", ") + ")"
  }

  static func function(_ value: FunctionSyntax) -> String {
    value.name + generics(value.generics) + parameters(value.parameters) + (value.isAsync ? " async" : "")
      + (value.isRethrowing ? " rethrows" : value.isThrowing ? " throws" : "")
      + (value.result.map { " -> " + type($0) } ?? "") + (value.body.map { " " + block($0) } ?? "")
  }

  static func accessors(_ value: AccessorsSyntax) -> String {
    func one(_ name: String, _ accessor: AccessorsSyntax.Accessor?) -> String? {
      accessor.map { name + "(\($0.parameter))" + ($0.body.map { " " + block($0) } ?? "") }
    }
    return "{"
      + [
        one("get", value.getter), one("set", value.setter), one("willSet", value.willSet), one("didSet", value.didSet),
      ]
      .compactMap { $0 }.joined(separator: "; ") + "}"
  }

  static func modifiers(_ value: Modifiers) -> String {
    var names = value.attributes.map { "@" + $0.name + ($0.argument.map { "(\($0))" } ?? "") }
    let flags: [(String, Bool)] = [
      ("static", value.isStatic), ("class", value.isClassMember), ("mutating", value.isMutating),
      ("override", value.isOverride), ("required", value.isRequired), ("convenience", value.isConvenience),
      ("lazy", value.isLazy), ("weak", value.isWeak), ("unowned", value.isUnowned), ("final", value.isFinal),
      ("indirect", value.isIndirect), ("optional", value.isOptional), ("private(set)", value.setterAccess != nil),
    ]
    names += flags.filter(\.1).map(\.0)
    if let text = value.documentation { names.insert("/\(text.replacing("\n", with: "⏎"))/", at: 0) }
    return names.map { $0 + " " }.joined()
  }

  static func decl(_ decl: Decl) -> String {
    let prefix = modifiers(decl.modifiers)
    switch decl.kind {
    case .variable(let value):
      return prefix + (value.isLet ? "let " : "var ")
        + value.bindings.map {
          pattern($0.pattern) + ($0.type.map { ": " + type($0) } ?? "")
            + ($0.initializer.map { " = " + expr($0) } ?? "")
            + ($0.accessors.map { " " + accessors($0) } ?? "")
        }.joined(separator: ", ")
    case .function(let value): return prefix + "func " + function(value)
    case .initializer(let value, let isFailable): return prefix + function(value) + (isFailable ? " failable" : "")
    case .deinitializer(let body): return prefix + "deinit " + block(body)
    case .subscriptDecl(let value):
      return prefix
        + "subscript\(generics(value.generics))\(parameters(value.parameters)) -> \(type(value.result)) \(accessors(value.accessors))"
    case .nominal(let value):
      let primary =
        value.primaryAssociatedTypes.isEmpty ? "" : "<" + value.primaryAssociatedTypes.joined(separator: ", ") + ">"
      let inherited = value.inherited.isEmpty ? "" : ": " + value.inherited.map(type).joined(separator: ", ")
      return prefix + "\(value.kind.rawValue) \(value.name)\(primary)\(generics(value.generics))\(inherited) {"
        + value.members.map(self.decl).joined(separator: "; ") + "}"
    case .extensionDecl(let value):
      let inherited = value.inherited.isEmpty ? "" : ": " + value.inherited.map(type).joined(separator: ", ")
      return prefix + "extension \(type(value.type))\(inherited)\(requirements(value.requirements)) {"
        + value.members.map(self.decl).joined(separator: "; ") + "}"
    case .enumCases(let cases):
      return prefix + "case "
        + cases.map {
          $0.name + ($0.payload.isEmpty ? "" : parameters($0.payload)) + ($0.rawValue.map { " = " + expr($0) } ?? "")
        }
        .joined(separator: ", ")
    case .typeAlias(let name, let generics, let type):
      return prefix + "typealias \(name)\(self.generics(generics)) = \(self.type(type))"
    case .associatedType(let name, let inherited, let requirements, let type):
      return prefix + "associatedtype \(name)"
        + (inherited.isEmpty ? "" : ": " + inherited.map(self.type).joined(separator: ", "))
        + (type.map { " = " + self.type($0) } ?? "") + self.requirements(requirements)
    case .importModule(let path): return prefix + "import " + path.joined(separator: ".")
    case .operatorDecl: return prefix + "operator"
    }
  }
}

/// Parses a text and compares its tree, one statement in each line.
func expectTree(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(SyntaxDump.unit(source) == expected, sourceLocation: sourceLocation)
}
