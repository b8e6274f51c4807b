/// What tools ask while something is being typed.
extension Program {
  /// A name that could be typed, with what it stands for.
  package struct Offer: Sendable {
    package let name: String
    package let signature: String
    /// The labels of its parameters, where it can be called.
    package let labels: [String]?

    package init(name: String, signature: String, labels: [String]? = nil) {
      self.name = name
      self.signature = signature
      self.labels = labels
    }
  }

  /// The members of an expression's value, or of a type where the text names one.
  package func members(ofExpression text: String) -> [Offer] {
    universe.lock.withLock {
      if let type = namedType(text) { return members(of: type, isStatic: true) }
      guard case .success(let type) = typeOfExpression(text) else { return [] }
      if case .metatype(let instance) = type { return members(of: instance, isStatic: true) }
      return members(of: type, isStatic: false)
    }
  }

  /// Everything that can be named at the top level.
  package var names: [Offer] {
    universe.lock.withLock {
      var offers: [Offer] = []
      for (name, entries) in session.values where name != "_" { offers += entries.map { Self.offer(name, $0) } }
      offers += session.types.keys.map { Offer(name: $0, signature: $0) }
      let native = universe.nativeNames
      offers += native.types.map { Offer(name: $0, signature: $0) }
      offers += native.values.map { Offer(name: $0, signature: $0) }
      return offers
    }
  }

  /// The functions, methods and initializers that a call of this text could mean.
  package func callees(of text: String) -> [Offer] {
    universe.lock.withLock {
      if let type = namedType(text) { return members(of: type, isStatic: false, named: "init") }
      if let dot = text.lastIndex(of: ".") {
        let name = String(text[text.index(after: dot)...])
        return members(ofExpression: String(text[..<dot])).filter { $0.name == name && $0.labels != nil }
      }
      let entries = session.values[text] ?? universe.globals(named: text)
      return entries.map { Self.offer(text, $0) }.filter { $0.labels != nil }
    }
  }

  private func namedType(_ text: String) -> Type? {
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), session.values[text] == nil
    else {
      return nil
    }
    switch session.types[text] {
    case .type(let type)?: return type
    case .decl(.nominal(let decl))?: return .nominal(decl, decl.allGenerics.map { .parameter($0) })
    case .decl(.alias(_, _, let type))?: return type
    case nil: break
    }
    switch universe.type(named: text) {
    case .nominal(let decl)?: return .nominal(decl, decl.allGenerics.map { .parameter($0) })
    case .alias(_, _, let type)?: return type
    case nil: return nil
    }
  }

  private func members(of type: Type, isStatic: Bool, named wanted: String? = nil) -> [Offer] {
    var offers: [Offer] = []
    var seen: Set<String> = []
    func add(_ offer: Offer) {
      if seen.insert(offer.signature).inserted { offers.append(offer) }
    }
    func collect(_ decl: NominalDecl) {
      for (name, members) in decl.members where wanted == nil ? Self.isOffered(name) : name == wanted {
        for member in members where member.isStatic == isStatic && !member.isDeprecated {
          add(Self.offer(name, member))
        }
      }
      for (name, members) in decl.pendingMembers where wanted == nil ? Self.isOffered(name) : name == wanted {
        for pending in members where Self.isStatic(pending.member.signature) == isStatic {
          add(Self.offer(name, pending.member.signature))
        }
      }
      for conformance in decl.conformances { conformance.proto.decl.allInherited.forEach(collect) }
      if let superclass = decl.superclass?.nominalDecl { collect(superclass) }
    }
    switch type {
    case .nominal(let decl, _): collect(decl)
    case .existential(let protocols): protocols.flatMap { $0.decl.allInherited }.forEach(collect)
    case .tuple(let fields):
      for (index, field) in fields.enumerated() {
        let name = field.label ?? String(index)
        add(Offer(name: name, signature: "\(name): \(field.type.description)"))
      }
    default: break
    }
    return offers.sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
  }

  private static func isOffered(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name != "init" && name != "subscript"
  }

  private static func isStatic(_ signature: String) -> Bool {
    let head = signature.prefix { $0 != "(" && $0 != ":" }
    return head.split(separator: " ").contains("static") || signature.hasPrefix("case ")
  }

  /// A native signature as it is shown: without its keyword.
  private static func offer(_ name: String, _ signature: String) -> Offer {
    var shown = signature[...]
    for keyword in ["@discardableResult ", "static ", "mutating ", "convenience ", "func ", "var ", "let ", "case "] {
      if shown.hasPrefix(keyword) { shown = shown.dropFirst(keyword.count) }
    }
    if let accessors = shown.range(of: " { get") { shown = shown[..<accessors.lowerBound] }
    return Offer(name: name, signature: String(shown), labels: labels(in: shown))
  }

  /// The labels of the parameters in a signature, `_` for none; nil where it has no parameters.
  private static func labels(in signature: Substring) -> [String]? {
    guard let open = signature.firstIndex(of: "("), !signature[..<open].contains(":") else { return nil }
    var labels: [String] = []
    var depth = 0
    var word = ""
    var expects = true
    for character in signature[signature.index(after: open)...] {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": depth -= depth > 0 ? 1 : 0
      case ",": if depth == 0 { expects = true }
      default: break
      }
      if depth < 0 { break }
      if expects, depth == 0 {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
        } else if !word.isEmpty {
          labels.append(word)
          word = ""
          expects = false
        }
      }
    }
    return labels
  }

  private static func offer(_ name: String, _ entry: Scope.ValueEntry) -> Offer {
    switch entry {
    case .variable(let variable): Offer(name: name, signature: "\(name): \(variable.type.description)")
    case .function(let function): offer(name, function)
    }
  }

  private static func offer(_ name: String, _ member: MemberDecl) -> Offer {
    switch member {
    case .function(let function): offer(name, function)
    case .variable(let variable): Offer(name: name, signature: "\(name): \(variable.type.description)")
    case .subscriptDecl: Offer(name: name, signature: name)
    case .enumCase: Offer(name: name, signature: name)
    }
  }

  private static func offer(_ name: String, _ function: FunctionDecl) -> Offer {
    let parameters = function.parameters.map { parameter in
      let inside = parameter.variable.name
      let label = parameter.label ?? "_"
      let names = label == inside || inside.isEmpty ? label : "\(label) \(inside)"
      return "\(names): \(parameter.type.description)" + (parameter.isVariadic ? "..." : "")
    }
    var signature = "\(name)(\(parameters.joined(separator: ", ")))" + (function.isThrowing ? " throws" : "")
    if case .tuple(let fields) = function.result, fields.isEmpty {
    } else {
      signature += " -> \(function.result.description)"
    }
    return Offer(name: name, signature: signature, labels: function.parameters.map { $0.label ?? "_" })
  }
}

extension MemberDecl {
  fileprivate var isDeprecated: Bool {
    if case .function(let function) = self { function.deprecation != nil } else { false }
  }
}
