import SyntaxTree
import Types

/// Reads and writes of local variables, also in closures and local functions.
struct VariableUsage {
  struct Use: OptionSet {
    let rawValue: Int
    static let read = Use(rawValue: 1)
    static let written = Use(rawValue: 2)
    static let both: Use = [.read, .written]
  }

  /// Variables in the order of declaration.
  private(set) var declared: [VariableDecl] = []
  private var known: Set<ObjectIdentifier> = []
  private var uses: [ObjectIdentifier: Use] = [:]

  mutating func declare(_ variable: VariableDecl) {
    guard variable.kind == .local, variable.namePlace != nil, known.insert(ObjectIdentifier(variable)).inserted else {
      return
    }
    declared.append(variable)
  }

  mutating func note(_ variable: VariableDecl, _ use: Use) { uses[ObjectIdentifier(variable), default: []].insert(use) }

  func use(of variable: VariableDecl) -> Use { uses[ObjectIdentifier(variable)] ?? [] }
}

extension BodyWarnings {
  /// Reports unused variables in swiftc's words, which depend on the form of declaration.
  func tellOfUnusedVariables() {
    for variable in usage.declared where !variable.name.hasPrefix("$") && variable.name != "_" {
      guard let place = variable.namePlace, !place.file.isLibrary else { continue }
      let name = variable.name
      let kind = variable.isLet ? "immutable value" : "variable"
      switch usage.use(of: variable) {
      case []:
        switch variable.introduction {
        case .alone:
          warn(
            WarningDiagnostic.neverUsedValue(kind: kind, name: name),
            at: place)
        case .unwrapping:
          warn(WarningDiagnostic.neverUsedUnwrapped(name: name), at: place)
        case .captured:
          warn(
            variable.ownership == .weak
              ? WarningDiagnostic.neverRead(name: name) : WarningDiagnostic.neverUsedCapture(name: name), at: place)
        case .amongOthers, .parameter, .other:
          warn(WarningDiagnostic.neverUsed(kind: kind, name: name), at: place)
        }
      case .written:
        warn(
          variable.isLet
            ? WarningDiagnostic.neverUsedConstant(name: name)
            : WarningDiagnostic.neverRead(name: name), at: place)
      case .read:
        if !variable.isLet, variable.isOwnVariable, variable.willSet == nil, variable.didSet == nil {
          let weak = variable.ownership == .weak ? "weak variable" : "variable"
          warn(WarningDiagnostic.neverMutated(kind: weak, name: name), at: place)
        }
      default: break
      }
    }
  }
}

extension CheckedExpr {
  /// Returns the subexpressions with their uses, given the use of the whole.
  func children(used use: VariableUsage.Use) -> [(CheckedExpr, VariableUsage.Use)] {
    switch kind {
    case .assign(let target, let value): [(target, .written), (value, .read)]
    case .inoutArgument(let place): [(place, .both)]
    case .property(let base, _): [(base, use == .read || base.type.isObject ? .read : .both)]
    case .computed(let base?, _, let getter, let setter):
      [(base, changes(base, use == .read ? getter : setter) ? .both : .read)]
    case .subscriptCall(let base, let arguments, let getter, let setter):
      [(base, changes(base, use == .read ? getter : setter) ? .both : .read)] + arguments.map { ($0, .read) }
    case .tupleElement(let base, _), .convert(let base, _): [(base, use)]
    case .optionalChain(let inner, _), .bindOptional(let inner), .forceUnwrap(let inner):
      [(inner, use == .read ? .read : .both)]
    case .call(let callee, let receiver?, let arguments):
      [(receiver, changes(receiver, callee) ? .both : .read)] + arguments.map { ($0, .read) }
    default: children.map { ($0, .read) }
    }
  }

  private func changes(_ base: CheckedExpr, _ callee: Callee?) -> Bool {
    callee?.function.isMutating == true && !base.type.isObject
  }
}

extension Type {
  /// True for a class: a change of its contents is no change of the variable.
  fileprivate var isObject: Bool { head.nominalDecl?.kind == .classType }
}

extension VariableDecl {
  /// True if it alone decides between `let` and `var`.
  fileprivate var isOwnVariable: Bool {
    switch introduction {
    case .captured, .amongOthers, .parameter: false
    case .alone, .unwrapping, .other: true
    }
  }

  /// Place of its name; nil if it is implicit.
  fileprivate var namePlace: SourceRange? {
    if case .captured(let place) = introduction { return place }
    guard let declaredAt else { return nil }
    // `let name` within the pattern of a case.
    return declaredAt.text.hasSuffix(name) ? declaredAt.end(name.utf8.count) : declaredAt
  }
}
