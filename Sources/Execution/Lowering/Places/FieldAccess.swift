/// Reading and writing inside structs and tuples: in place where nothing else refers to them, else in a copy.
extension FrameLowering {
  @inline(__always)
  static func field(_ value: Value, _ index: Int) -> Value {
    switch value {
    case .structure(let instance): instance.fields[index]
    case .object(let object): ClassInstance.of(object)?[index] ?? .void
    default: .void
    }
  }

  static func setField(_ reference: inout Value, _ index: Int, _ value: Value) {
    if case .object(let object) = reference {
      ClassInstance.of(object)?.exchange(index, value)
      return
    }
    withField(&reference, index) { $0 = value }
  }

  static func withField(_ reference: inout Value, _ index: Int, _ body: (inout Value) throws -> Void) rethrows {
    guard case .structure(var instance) = reference else {
      if let instance = reference.classInstance {
        try instance.modify(index, body)
      }
      return
    }
    reference = .unset
    if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
    defer { reference = .structure(instance) }
    try body(&instance.fields[index])
  }

  @inline(__always)
  static func element(_ value: Value, _ index: Int) -> Value {
    if case .tuple(let tuple) = value { tuple.elements[index] } else { value }
  }

  static func withElement(_ reference: inout Value, _ index: Int, _ body: (inout Value) throws -> Void) rethrows {
    guard case .tuple(var tuple) = reference else { return }
    reference = .unset
    if !isKnownUniquelyReferenced(&tuple) { tuple = TupleValue(labels: tuple.labels, elements: tuple.elements) }
    defer { reference = .tuple(tuple) }
    try body(&tuple.elements[index])
  }
}
