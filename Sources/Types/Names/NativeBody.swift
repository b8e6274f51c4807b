/// Implementation of a function that has no body in the program.
package enum NativeBody: Sendable {
  /// A requirement of a protocol: calls look for the witness.
  case requirement
  /// A member synthesized by the compiler.
  case synthesized(SynthesizedMember)
  /// A member implemented by the host.
  case host(any HostCode)

  package var isRequirement: Bool {
    if case .requirement = self { true } else { false }
  }
}

/// Implementation of a declaration by the host. Declarations carry it; only lowering looks inside.
package protocol HostCode: AnyObject, Sendable {}

/// A member that the compiler writes.
package enum SynthesizedMember: Sendable {
  case allCases, rawValue, initializerFromRawValue
  case keyPathGetter, keyPathSetter, keyPathReferenceSetter
}

/// The raw value of an enum case.
package enum RawValue: Sendable, Equatable {
  case integer(Int)
  case double(Double)
  case string(String)
  case character(Character)
}
