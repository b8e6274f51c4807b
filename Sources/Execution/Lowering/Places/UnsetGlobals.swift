import SyntaxTree
import Types

/// Globals that are read before the statement that declares them has run, or after it failed.
extension FrameLowering {
  /// Returns code that reads such a global. A compiled program finds zeroed memory there: some types take it for a
  /// value, others end the program.
  func unset(_ variable: VariableDecl, _ range: SourceRange?) -> () throws -> Value {
    let runtime = runtime
    let zero = Self.zero(variable.type)
    return { [unowned variable] in
      if runtime.hasFailed(variable) {
        throw runtime.fault(
          "'\(variable.name)' has no value: the statement that declares it failed", at: range ?? variable.declaredAt)
      }
      if let zero { return zero }
      throw runtime.fault(
        "'\(variable.name)' is used before the statement that declares it has run", at: range ?? variable.declaredAt)
    }
  }

  private static func zero(_ type: Type) -> Value? {
    switch type.machineType {
    case .int: return .int(0)
    case .double: return .double(0)
    case .bool: return .bool(false)
    case .void: return .void
    case nil: break
    }
    if case .tuple(let fields) = type.resolvedHead {
      let zeros = fields.compactMap { zero($0.type) }
      return zeros.count == fields.count ? .tuple(TupleValue(labels: fields.map(\.label), elements: zeros)) : nil
    }
    if type.isOptionalType, let wrapped = type.nominalArguments.first {
      // Where no bit pattern of the wrapped type is free, zeros are some value.
      return wrapped.machineType == .int || wrapped.machineType == .double
        ? zero(wrapped).map { .wrapped($0) } : Value.none
    }
    return type.nativeName == "String" ? .string("") : nil
  }
}

extension Runtime {
  /// Marks variables whose declaration failed, while the program continues: reading one is a fault.
  package func abandon(_ variables: [VariableDecl]) {
    failedGlobals.withLock { $0.formUnion(variables.map(ObjectIdentifier.init)) }
  }

  func hasFailed(_ variable: VariableDecl) -> Bool {
    failedGlobals.withLock { $0.contains(ObjectIdentifier(variable)) }
  }
}
