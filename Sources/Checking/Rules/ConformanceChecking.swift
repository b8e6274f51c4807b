import Sema
import SyntaxTree
import Types

/// Conformances: each requirement of a protocol has a witness, or can be synthesized.
extension Checker {
  private static let synthesised: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "Sendable",
    "Error",
    "Comparable", "LocalizedError", "CodingKey", "OptionSet", "CustomNSError",
  ]

  /// Reports what the conformances of a type lack.
  func checkConformances(_ conformances: [Conformance], of nominal: NominalDecl, at place: SourceRange) {
    guard nominal.kind != .protocolType else { return }
    for conformance in conformances {
      if let fault = conformanceFault(nominal, conformance.proto.decl, at: place) {
        report(fault)
        continue
      }
      for proto in conformance.proto.decl.allInherited {
        if proto.isNative, proto.name == "Decodable" { warnOfUndecodedConstants(in: nominal) }
        if proto.isNative, let notes = synthesisFault(nominal, proto) {
          report(nominal.doesNotConform(to: proto), at: place, notes: notes)
          continue
        }
        if proto.isNative, Self.synthesised.contains(proto.name) {
          checkSynthesis(nominal, proto, assuming: nominal.allRequirements + conformance.requirements, at: place)
          continue
        }
        if let note = associatedTypeFault(nominal, proto) {
          report(nominal.doesNotConform(to: proto), at: place, notes: [note])
          continue
        }
        if let fault = differingTypes(nominal, proto) {
          report(nominal.doesNotConform(to: proto), at: place)
          report(fault, at: place)
          continue
        }
        for requirement in proto.protocolRequirements {
          let missing = missingWitness(requirement, nominal).map { Diagnostic.Note("protocol requires \($0)") }
          if missing != nil, let fault = otherLabels(than: requirement, nominal, proto, at: place) {
            report(fault)
            continue
          }
          guard let note = missing ?? witnessFault(requirement, nominal) else {
            checkIsolation(ofWitness: requirement, nominal, conformance, at: place)
            checkAccess(ofWitness: requirement, nominal, proto, at: place)
            checkOwnType(ofWitness: requirement, nominal, proto)
            continue
          }
          // One message, with a note for each member that is missing.
          let fault = nominal.doesNotConform(to: proto)
          if let told = diagnostics.firstIndex(where: { $0.isMissingConformance(of: fault) }) {
            diagnostics[told].notes.append(note)
          } else {
            report(fault, at: place, notes: [note])
          }
        }
      }
    }
  }

  private func checkSynthesis(
    _ nominal: NominalDecl, _ proto: NominalDecl, assuming requirements: [Requirement], at place: SourceRange
  ) {
    guard ["Equatable", "Hashable", "Comparable"].contains(proto.name), !nominal.isNative else { return }
    let name = proto.name == "Comparable" ? "<" : proto.name == "Equatable" ? "==" : "hash"
    if members(named: name, of: nominal.selfType).contains(where: { !$0.decl.isRequirement && !$0.isOtherOperator }) {
      return
    }
    // A protocol of the program may give it to all types that conform.
    let protocols = nominal.conformances.flatMap { $0.proto.decl.allInherited }
    if protocols.contains(where: { !$0.isNative && ($0.members[name] ?? []).contains { !$0.isRequirement } }) { return }
    // Strideable values are compared by their distances.
    if proto.name != "Hashable", let measured = universe.standardProtocol("Strideable"),
      universe.conforms(nominal.selfType, to: measured, assuming: requirements)
    {
      return
    }
    let faulty: Type?
    switch nominal.kind {
    case .structure where proto.name != "Comparable":
      faulty = nominal.storedProperties.map(\.type).first {
        !universe.conforms($0, to: proto, assuming: requirements)
      }
    case .enumeration:
      faulty = nominal.cases.flatMap { $0.payload.map(\.type) }.first {
        !universe.conforms($0, to: proto, assuming: requirements)
      }
    default: faulty = nominal.selfType
    }
    if faulty != nil {
      let fault = nominal.doesNotConform(to: proto)
      if !diagnostics.contains(where: { $0.isMissingConformance(of: fault) }) { report(fault, at: place) }
    }
  }

  private func missingWitness(_ requirement: MemberDecl, _ nominal: NominalDecl) -> String? {
    switch requirement {
    case .function(let function):
      if function.native != nil, !function.native!.isRequirement { return nil }
      if hasWitness(for: function, nominal) || bridgeGenericWitness(for: function, nominal) { return nil }
      if function.kind == .initializer {
        // The memberwise initializer, or an inherited one, may do.
        let labels = function.parameters.map(\.label)
        if nominal.kind == .structure, nominal.storedProperties.map({ Optional($0.name) }) == labels { return nil }
        return "initializer '\(function.fullName)'"
      }
      // An enum's case does for a static function.
      if function.isStatic, nominal.cases.contains(where: { $0.name == function.name }) { return nil }
      return
        "function '\(function.fullName)' with type '\(Type.function(FunctionType(parameters: function.parameters.map { FunctionType.Parameter($0.type) }, result: function.result)))'"
    case .variable(let variable):
      if let getter = variable.getter, hasWitness(for: getter, nominal) {
        guard !variable.type.hasParameters, !variable.isStatic,
          case .variable(let own)? = nominal.members[variable.name]?.first, let type = try? type(of: own),
          !type.isError, !type.hasParameters, own.requirements.isEmpty, !Type.same(type, variable.type)
        else { return nil }
        return "property '\(variable.name)' with type '\(variable.type)'"
      }
      if variable.isStatic, nominal.cases.contains(where: { $0.name == variable.name }) { return nil }
      return "property '\(variable.name)' with type '\(variable.type)'"
    case .subscriptDecl(let declaration):
      return hasWitness(for: declaration.getter, nominal) ? nil : "subscript"
    case .enumCase: return nil
    }
  }

  private func hasWitness(for requirement: FunctionDecl, _ nominal: NominalDecl) -> Bool {
    guard let witness = universe.witness(for: requirement, in: nominal) else { return false }
    guard !nominal.isNative, witness.native != nil, witness.owner?.kind == .protocolType,
      Self.partsOfCollections.contains(requirement.name), requirement.owner?.isNative == true
    else { return true }
    // The library has these for its own collections; of others' it steps only between indices that are numbers.
    guard requirement.name == "index", let indexed = universe.standardProtocol("RandomAccessCollection"),
      let stepped = universe.standardProtocol("Strideable"), universe.conforms(nominal.selfType, to: indexed),
      let index = universe.memberType("Index", of: nominal.selfType)
    else { return false }
    return universe.conforms(index, to: stepped)
  }

  private static let partsOfCollections: Set = ["startIndex", "endIndex", "index", "subscript"]
}

extension FoundMember {
  /// True for an operator between values of two types, as `==` of a text and a number, or with another result: it satisfies no
  /// requirement.
  fileprivate var isOtherOperator: Bool {
    guard case .function(let function) = decl, function.isStatic, function.parameters.count == 2 else { return false }
    return !Type.same(function.parameters[0].type, function.parameters[1].type) || !function.result.isNominal("Bool")
  }
}

extension NominalDecl {
  /// Error of a conformance that lacks something.
  fileprivate func doesNotConform(to proto: NominalDecl) -> DeclarationDiagnostic {
    let shown = proto.isNative && proto.name == "Hashable" ? name : selfType.description
    return .doesNotConform(name: shown, proto: proto.name)
  }
}

extension Diagnostic {
  fileprivate func isMissingConformance(of fault: DeclarationDiagnostic) -> Bool {
    guard case .doesNotConform(let name, let proto) = fault, let kind = kind as? DeclarationDiagnostic else {
      return false
    }
    if case .doesNotConform(name, proto) = kind { return true }
    return false
  }
}
