extension Value: Hashable {
  package static func == (lhs: Value, rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.character(let a), .character(let b)): a == b
    case (.some(let a), .some(let b)): a.value == b.value
    case (.tuple(let a), .tuple(let b)): a.elements == b.elements
    case (.array(let a), .array(let b)): a == b
    case (.dictionary(let a), .dictionary(let b)): a == b
    case (.set(let a), .set(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .character(let value): hasher.combine(value)
    case .some(let box): box.value.hash(into: &hasher)
    case .tuple(let tuple): hasher.combine(tuple.elements)
    case .array(let elements): hasher.combine(elements)
    case .dictionary(let elements): hasher.combine(elements)
    case .set(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    default: break
    }
  }
}
