import Locks
import Synchronization
import SyntaxTree
import Types

/// Runtime data of an interpreted type, stored in `NominalDecl.runtimeInfo`. Values describe, compare and hash
/// themselves through it, wherever they are.
final class NominalInfo: @unchecked Sendable {
  enum Requirement: String {
    case description = "CustomStringConvertible"
    case debugDescription = "CustomDebugStringConvertible"
    case equals = "Equatable"
    case less = "Comparable"
    case hash = "Hashable"
    case stream = "TextOutputStreamable"
  }

  let decl: NominalDecl
  // Values may outlive their session; then they use synthesized implementations.
  weak let runtime: Runtime?
  private let found = Locked<[Requirement: Witness?]>([:])
  private let overrides = Locked<[String: FunctionDecl?]>([:])

  private init(decl: NominalDecl, runtime: Runtime) {
    self.decl = decl
    self.runtime = runtime
  }

  /// Makes the type's values use the program's implementations for it.
  static func attach(to decl: NominalDecl, in runtime: Runtime) {
    if decl.runtimeInfo == nil, !decl.isNative || decl.kind == .enumeration {
      decl.runtimeInfo = NominalInfo(decl: decl, runtime: runtime)
    }
  }

  /// Clears the cache after the program added members to the type.
  func forget() {
    found.withLock { $0 = [:] }
    overrides.withLock { $0 = [:] }
  }

  /// The program's implementation of a requirement.
  private struct Witness {
    let function: FunctionDecl
    /// The protocol, where only some of the types conform (`where Element: Equatable`).
    let condition: NominalDecl?
  }

  /// Returns the program's own function for a protocol of the standard library; nil where Swift's synthesised one
  /// serves, or where the type with these arguments does not conform.
  private func witness(_ requirement: Requirement, _ typeArguments: [Type], _ runtime: Runtime) -> FunctionDecl? {
    let witness = found.withLock { $0[requirement] } ?? findWitness(requirement, runtime)
    if let proto = witness?.condition, !runtime.universe.conforms(.nominal(decl, typeArguments), to: proto) {
      return nil
    }
    return witness?.function
  }

  private func findWitness(_ requirement: Requirement, _ runtime: Runtime) -> Witness? {
    var result: FunctionDecl?
    var condition: NominalDecl?
    if let proto = runtime.universe.nominal(requirement.rawValue), conforms(to: proto, runtime, &condition) {
      let name =
        switch requirement {
        case .description: "description"
        case .debugDescription: "debugDescription"
        case .equals: "=="
        case .less: "<"
        case .hash: "hash"
        case .stream: "write"
        }
      for member in proto.protocolRequirements {
        let function: FunctionDecl? =
          switch member {
          case .function(let function): function
          case .variable(let variable): variable.getter
          default: nil
          }
        if let function, function.name == name {
          result = runtime.universe.witness(for: function, in: decl)
          // A native enum describes itself natively, and a protocol of the library may describe what conforms to it (`CodingKey`);
          // else, for types of the program, a native witness is a synthesized one.
          let isOfOtherProtocol = result?.owner?.kind == .protocolType && result?.owner !== proto
          let describes =
            (requirement == .description || requirement == .debugDescription) && (decl.isNative || isOfOtherProtocol)
          // A witness derived from the distance of two values is not synthesized either.
          let measures = result?.owner?.name == "Strideable"
          if (result?.native != nil && !describes && !measures) || result?.isRequirement == true { result = nil }
        }
      }
    }
    let witness = result.map { Witness(function: $0, condition: condition) }
    found.withLock { $0[requirement] = .some(witness) }
    return witness
  }

  private func conforms(to proto: NominalDecl, _ runtime: Runtime, _ condition: inout NominalDecl?) -> Bool {
    if runtime.universe.conforms(.nominal(decl, decl.allGenerics.map { .parameter($0) }), to: proto) { return true }
    condition = proto
    return decl.conformances.contains { $0.proto.decl.inherits(from: proto) }
  }

  /// Returns the member with a full name in the program's classes, up to the native one that they derive from.
  func override(_ kind: FunctionDecl.Kind, _ name: String) -> FunctionDecl? {
    let key = "\(kind) \(name)"
    if let known = overrides.withLock({ $0[key] }) { return known }
    let base = String(name.prefix { $0 != "(" })
    var result: FunctionDecl?
    var current: NominalDecl? = decl
    while let here = current, !here.isNative, result == nil {
      for member in here.members[base] ?? [] {
        switch member {
        case .function(let function) where kind == .function && function.fullName == name && !function.isStatic:
          result = function
        case .variable(let variable) where !variable.isStatic:
          result = kind == .getter ? variable.getter : kind == .setter ? variable.setter : nil
        default: continue
        }
      }
      current = here.superclass?.nominalDecl
    }
    overrides.withLock { $0[key] = .some(result) }
    return result
  }

  /// Calls the program's witness; returns nil without one. A fault in it stops the program.
  func call(_ requirement: Requirement, _ arguments: [Value], typeArguments: [Type]) -> Value? {
    guard let runtime, let function = witness(requirement, typeArguments, runtime) else { return nil }
    if runtime.isStopping { return .void }
    let types = hidden(function, typeArguments)
    return runtime.settle { try runtime.lowering.call(function, typeArguments: types, arguments: arguments) }
  }

  /// `<` of parts of the type's values, which may be of a type of the library that the program made comparable.
  func isLess(_ left: Value, _ right: Value) -> Bool {
    guard let runtime else { return left.isLess(than: right) }
    if runtime.isStopping { return false }
    return runtime.settle { .bool(try runtime.isLess(left, right)) }.asBool
  }

  /// Returns the output of the program's `write(to:)`; nil if it has none.
  func streamed(_ value: Value, typeArguments: [Type]) -> String? {
    guard let runtime, let function = witness(.stream, typeArguments, runtime) else { return nil }
    if runtime.isStopping { return "" }
    var text = Value.string("")
    let types = hidden(function, typeArguments) + [runtime.universe.string]
    _ = runtime.settle {
      try runtime.lowering.call(function, typeArguments: types, arguments: [value], mutating: &text)
    }
    return text.toText
  }

  /// Returns the hidden arguments; a method in an extension of a protocol gets `Self`.
  private func hidden(_ function: FunctionDecl, _ typeArguments: [Type]) -> [Type] {
    function.owner?.selfParameter == nil ? typeArguments : [.nominal(decl, typeArguments)]
  }

  /// `hash(into:)` of the program.
  func hash(_ value: Value, typeArguments: [Type], into hasher: inout Hasher) -> Bool {
    guard let runtime, let function = witness(.hash, typeArguments, runtime) else { return false }
    if runtime.isStopping { return true }
    var state = Value.boxed(hasher)
    _ = runtime.settle {
      try runtime.lowering.call(
        function, typeArguments: hidden(function, typeArguments), arguments: [value], mutating: &state)
    }
    if case .native(let box) = state, let box = box as? Boxed<Hasher> { hasher = box.value }
    return true
  }
}

extension NominalDecl {
  var info: NominalInfo? { runtimeInfo as? NominalInfo }
}

extension Runtime {
  /// Makes values of a native enum describe themselves by its members; for native code that makes such values.
  package func describeValues(of decl: NominalDecl) { NominalInfo.attach(to: decl, in: self) }
}

extension Value {
  /// The runtime of the program that declares the type of a value; nil for native ones.
  package var runtime: Runtime? {
    switch self {
    case .structure(let instance): instance.decl.info?.runtime
    case .enumeration(let instance): instance.decl.info?.runtime
    case .object(let object): ClassInstance.of(object)?.decl.info?.runtime
    default: nil
    }
  }
}
