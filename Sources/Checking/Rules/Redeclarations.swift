import SyntaxTree
import Types

/// Rules of redeclarations: equal functions, duplicate names, recursive value types.
extension Checker {
  /// Functions of one scope that differ in nothing.
  func refuseEqualFunctions(_ functions: [FunctionDecl]) {
    // A file may have thousands of functions, even of one name, but few with the same types.
    var namesakes: [FunctionForm: [FunctionDecl]] = [:]
    for function in functions {
      let form = FunctionForm(function)
      defer { namesakes[form, default: []].append(function) }
      for other in namesakes[form] ?? [] where function.isRedeclaration(of: other) {
        guard let place = function.declaredAt, place.file === other.declaredAt?.file else { continue }
        if !diagnostics.contains(where: { $0.caret.start == place.start && $0.isRedeclaration }) {
          report(
            failure(DeclarationDiagnostic.redeclaration(name: function.shownName), at: place).noting(
              .declaration("'\(other.shownName)' previously declared here", at: other.declaredAt)))
        }
        break
      }
    }
  }

  /// Reports each deinitializer of a class behind the first one.
  func refuseFurtherDeinitializers(_ members: [Decl]) {
    let found = members.filter { if case .deinitializer = $0.kind { true } else { false } }
    for decl in found.dropFirst() {
      tell(
        failure(DeclarationDiagnostic.redeclaration(name: "deinit"), at: decl.nameRange).noting(
          .declaration("'deinit' previously declared here", at: found[0].nameRange)))
    }
  }

  /// Reports types, aliases, functions and variables of a file, or of one input at the prompt, with the same name.
  func refuseNamesakes(_ decls: [Decl]) throws {
    var types: Set<String> = []
    for decl in decls {
      switch decl.kind {
      case .nominal(let syntax): types.insert(syntax.name)
      case .typeAlias(let name, _, _):
        if !types.insert(name).inserted {
          tell(failure(DeclarationDiagnostic.redeclaration(name: name), at: decl.nameRange))
        }
      default: break
      }
    }
    var functions: [String: FunctionSyntax] = [:]
    for decl in decls {
      switch decl.kind {
      case .function(let syntax):
        if types.contains(syntax.name) {
          let shown = syntax.parameters.isEmpty ? syntax.name + "()" : syntax.name
          tell(failure(DeclarationDiagnostic.redeclaration(name: shown), at: decl.nameRange))
        }
        if functions[syntax.name] == nil { functions[syntax.name] = syntax }
      case .variable(let syntax):
        for binding in syntax.bindings {
          guard case .binding(let name, _) = binding.pattern.kind else { continue }
          if types.contains(name) || functions[name]?.parameters.isEmpty == true {
            tell(failure(DeclarationDiagnostic.redeclaration(name: name), at: binding.pattern.range))
          }
        }
      default: break
      }
    }
  }

  /// Returns the members that the program declares, in the order of its text.
  private func inOrder<Member>(_ members: [Member], _ place: (Member) -> SourceRange?) -> [Member] {
    members.compactMap { member in place(member).map { (member, $0.start) } }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Subscripts of a type that differ in nothing.
  private func refuseEqualSubscripts(_ members: [MemberDecl]) {
    let getters = inOrder(
      members.compactMap { if case .subscriptDecl(let declaration) = $0 { declaration.getter } else { nil } },
      \.declaredAt)
    for (index, getter) in getters.enumerated() {
      guard let place = getter.declaredAt,
        getters[..<index].contains(where: { getter.isRedeclaration(of: $0) && $0.declaredAt?.file === place.file })
      else { continue }
      refuse(
        DeclarationDiagnostic.redeclaration(
          name: "\(getter.name)(\(getter.parameters.map { ($0.label ?? "_") + ":" }.joined()))"),
        at: place)
    }
  }

  /// Reports an enum case and a static member with the same name.
  private func refuseCaseNamesake(_ members: [MemberDecl]) {
    guard members.contains(where: { if case .enumCase = $0 { true } else { false } }) else { return }
    for case .variable(let variable) in members where variable.isStatic {
      if let place = variable.declaredAt { refuse(DeclarationDiagnostic.redeclaration(name: variable.name), at: place) }
    }
  }

  /// Reports equal enum cases: cases of the same name are distinguished by their labels.
  private func refuseEqualCases(_ members: [MemberDecl]) {
    let cases = inOrder(members.compactMap { if case .enumCase(let found) = $0 { found } else { nil } }, \.declaredAt)
    for (index, found) in cases.enumerated() {
      let labels = found.payload.map(\.label)
      let isTwin = cases[..<index].contains { other in
        labels.isEmpty != other.payload.isEmpty || !labels.isEmpty && labels == other.payload.map(\.label)
      }
      if isTwin, let place = found.declaredAt {
        refuse(DeclarationDiagnostic.redeclaration(name: found.name), at: place)
      }
    }
  }

  /// Members of a type that differ in nothing, in its own body and in extensions.
  func refuseEqualMembers(of nominal: NominalDecl) {
    for members in nominal.members.values where members.count > 1 {
      if nominal.kind == .protocolType {
        // A requirement and its default in an extension may look alike.
        refuseEqual(members.filter(\.isRequirement))
        refuseEqual(members.filter { !$0.isRequirement })
      } else {
        refuseEqual(members)
      }
    }
  }

  private func refuseEqual(_ members: [MemberDecl]) {
    if members.count > 1 {
      refuseEqualFunctions(
        inOrder(members.compactMap { if case .function(let function) = $0 { function } else { nil } }, \.declaredAt))
      refuseNamesake(members)
      refuseCaseNamesake(members)
      refuseEqualCases(members)
      refuseEqualSubscripts(members)
      let variables = inOrder(
        members.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }, \.declaredAt)
      for (index, variable) in variables.enumerated()
      where variables[..<index].contains(where: {
        $0.isStatic == variable.isStatic && $0.declaredAt?.file === variable.declaredAt?.file
          && $0.requirements.areThose(of: variable.requirements)
      }) {
        let first = variables.first { $0.isStatic == variable.isStatic }?.declaredAt
        report(
          failure(DeclarationDiagnostic.redeclaration(name: variable.name), at: variable.declaredAt ?? currentPlace)
            .noting(.declaration("'\(variable.name)' previously declared here", at: first)))
      }
    }
  }

  /// Members of a type that differ in nothing, and classes and structs that cannot be.
  func refuseFaultyTypes(_ nominals: [NominalDecl]) {
    for nominal in nominals where !nominal.isNative {
      refuseEqualMembers(of: nominal)
      if nominal.kind == .structure {
        for field in nominal.storedProperties where field.inferType == nil { refuseRecursiveStorage(field, nominal) }
      }
      // Missing initializers of the superclass are reported at the superclass.
      if let place = nominal.declaredAt, nominal.lacksInitializers,
        nominal.superclass?.nominalDecl?.lacksInitializers != true
      {
        var fault = failure(DeclarationDiagnostic.classWithoutInitializers(name: nominal.name), at: place)
        for field in nominal.storedProperties where field.owner === nominal && field.needsInitialValue {
          fault = fault.noting(
            .declaration(
              "stored property '\(field.name)' without initial value prevents synthesized initializers",
              at: field.declaredAt))
        }
        report(fault)
      }
    }
  }

  /// Reports a struct that contains itself, which would be infinite, at the first of the properties that do.
  func refuseRecursiveStorage(_ field: VariableDecl, _ owner: NominalDecl) {
    guard owner.kind == .structure, owner.storedProperties.first(where: { $0.type.holds(owner, []) }) === field else {
      return
    }
    refuse(
      DeclarationDiagnostic.recursiveStorage(name: owner.name),
      at: field.declaredAt ?? currentPlace)
  }

  /// Reports a function without parameters and a variable with the same name, at the second one.
  private func refuseNamesake(_ members: [MemberDecl]) {
    for case .function(let function) in members where function.parameters.isEmpty && function.declaredAt != nil {
      for case .variable(let variable) in members
      // Asynchronous functions are distinguished from synchronous ones.
      where variable.isStatic == function.isStatic && !function.isAsync
        && variable.declaredAt?.file === function.declaredAt?.file
      {
        guard let a = function.declaredAt, let b = variable.declaredAt else { continue }
        report(
          failure(
            DeclarationDiagnostic.redeclaration(name: a.start > b.start ? function.fullName : variable.name),
            at: a.start > b.start ? a : b))
      }
    }
  }
}

extension FunctionDecl {
  /// The name of a subscript with its labels.
  var subscriptName: String { "subscript(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }

  /// Name in messages: without labels if it has none.
  var shownName: String {
    if kind == .getter || kind == .setter { return name }
    if kind == .function, !parameters.isEmpty, parameters.allSatisfy({ $0.label == nil }) { return name }
    return fullName
  }

  func isRedeclaration(of other: FunctionDecl) -> Bool {
    guard fullName == other.fullName, parameters.map(\.label) == other.parameters.map(\.label),
      isStatic == other.isStatic, isAsync == other.isAsync, fixity == other.fixity,
      generics.count == other.generics.count
    else { return false }
    // The parameters of both are identified.
    let renamed = Substitution(other.generics, generics.map { .parameter($0) })
    func same(_ mine: Type, _ theirs: Type) -> Bool { Type.same(mine, theirs.substituting(renamed)) }
    // An initializer makes a value of its type, whether it may fail or not.
    return (kind == .initializer || same(result, other.result))
      && zip(parameters, other.parameters).allSatisfy { same($0.type, $1.type) && $0.isVariadic == $1.isVariadic }
      && requirements.areThose(of: other.requirements.map { $0.substituting(renamed) })
  }
}

extension Type {
  /// Returns true if values of this type contain values of that struct inline.
  fileprivate func holds(_ nominal: NominalDecl, _ seen: [NominalDecl]) -> Bool {
    switch head {
    case .nominal(let decl, let arguments):
      if decl === nominal { return true }
      if decl.isNative { return decl.isOptional && arguments[0].holds(nominal, seen) }
      if decl.kind != .structure || seen.contains(where: { $0 === decl }) { return false }
      return decl.storedProperties.contains { $0.type.holds(nominal, seen + [decl]) }
    case .tuple(let fields): return fields.contains { $0.type.holds(nominal, seen) }
    default: return false
    }
  }
}

extension NominalDecl {
  /// True for a class with a property that nothing gives an initial value.
  fileprivate var lacksInitializers: Bool {
    kind == .classType && !isNative && ownInitializers.allSatisfy(\.isConvenience)
      && storedProperties.contains { $0.owner === self && $0.needsInitialValue }
  }
}

extension VariableDecl {
  /// An initializer has to set it.
  var needsInitialValue: Bool {
    kind == .storedProperty && !isOverride && !hasInitialValue && initialValue == nil && !isLazy
  }
}

extension Diagnostic {
  fileprivate var isRedeclaration: Bool {
    if case .redeclaration? = kind as? DeclarationDiagnostic { true } else { false }
  }
}

/// The name and the nominal types of a function's parameters, which equal functions have in common.
private struct FunctionForm: Hashable {
  let name: String
  let types: [ObjectIdentifier?]

  init(_ function: FunctionDecl) {
    name = function.fullName
    types = function.parameters.map { $0.type.nominalDecl.map(ObjectIdentifier.init) }
  }
}
