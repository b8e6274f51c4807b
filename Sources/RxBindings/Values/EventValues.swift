import Execution
import Rx
import Types

/// The cases of a library enum that programs can take apart in `switch`: their values are `EnumInstance`s, made at the border.
package struct ScriptEnum: Sendable {
  let decl: NominalDecl

  /// The declaration behind the Swift type it was declared to represent; user types of the same name do not hide it.
  package init(_ swiftType: Any.Type, in runtime: Runtime) throws {
    guard let decl = runtime.universe.nominal(representing: swiftType) else {
      throw Trap.fault("the library does not declare '\(swiftType)'")
    }
    self.decl = decl
    runtime.describeValues(of: decl)
  }

  /// An enum of the standard library.
  package init(named name: String, in runtime: Runtime) throws {
    guard let decl = runtime.universe.nominal(name) else { throw Trap.fault("the library does not declare '\(name)'") }
    self.decl = decl
    runtime.describeValues(of: decl)
  }

  /// Returns the case at an index of the declaration, with its payload.
  package func value(_ index: Int, _ payload: Value...) -> Value {
    .enumeration(
      EnumInstance(
        enumCase: decl.cases[index], typeArguments: Array(repeating: .any, count: decl.allGenerics.count),
        payload: payload))
  }
}

extension ScriptEnum {
  /// Returns the case with a raw value.
  package func value(raw: Int) throws -> Value {
    guard let index = decl.cases.firstIndex(where: { $0.rawValue == .integer(raw) }) else {
      throw Trap.fault("'\(decl.name)' has no case for \(raw)")
    }
    return value(index)
  }
}

extension Value {
  /// Raw value of an enum's case.
  package var rawNumber: Int? {
    if case .enumeration(let instance) = self, case .integer(let raw)? = instance.enumCase.rawValue { raw } else { nil }
  }

  /// The index of an enum's case and its payload.
  package var enumCase: (index: Int, payload: [Value])? {
    if case .enumeration(let instance) = self { (instance.enumCase.index, instance.payload) } else { nil }
  }
}

/// Conversion between `Event<Value>` and the enum `Event` of the program.
package struct EventValues: Sendable {
  private let cases: ScriptEnum
  private let runtime: Runtime

  package init(_ runtime: Runtime) throws {
    cases = try ScriptEnum(Event<Value>.self, in: runtime)
    self.runtime = runtime
  }

  package func value(_ event: Event<Value>) -> Value {
    switch event {
    case .next(let element): cases.value(0, element)
    case .error(let error): cases.value(1, runtime.value(of: error))
    case .completed: cases.value(2)
    }
  }

  package func event(_ value: Value) -> Event<Value> {
    switch value.enumCase {
    case (0, let payload)?: .next(payload.first ?? .void)
    case (1, let payload)?: .error(runtime.error(payload.first ?? .void))
    default: .completed
    }
  }

  /// Converts a value that represents an event, possibly of a type of the program.
  func converted(_ value: Value) throws -> Event<Value> {
    guard let type = runtime.nominal(of: value), type !== cases.decl else { return event(value) }
    if type.isNative, let known = value.enumCase {
      return known.index == 0 ? .next(known.payload.first ?? .void) : .completed
    }
    return event(try runtime.callWitness(value, "EventConvertible", "event", []))
  }
}

extension NativeCall {
  func event(_ index: Int) throws -> Event<Value> { try EventValues(runtime).event(self[index]) }
}
