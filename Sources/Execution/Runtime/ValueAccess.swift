import Types

/// Unchecked access to a value whose type the checker already knows.
///
/// While a program is being stopped its closures return nothing, so a value may be of another kind than its type says;
/// these accessors then return an empty value, which is discarded later.
extension Value {
  @inlinable package var asBool: Bool { if case .bool(let value) = self { value } else { false } }
  @inlinable package var asInt: Int { if case .int(let value) = self { value } else { 0 } }
  @inlinable package var asDouble: Double { if case .double(let value) = self { value } else { 0 } }
  @inlinable package var asString: String { if case .string(let value) = self { value } else { "" } }
  @inlinable package var asCharacter: Character { if case .character(let value) = self { value } else { "\0" } }
  @inlinable package var asArray: [Value] { if case .array(let value) = self { value } else { [] } }
  @inlinable package var asDictionary: ValueTable { if case .dictionary(let value) = self { value } else { [:] } }
  @inlinable package var asSet: Set<Value> { if case .set(let value) = self { value } else { [] } }

  /// The value inside an optional; a value that was not wrapped is itself.
  @inlinable package var asOptional: Value? {
    switch self {
    case .none: nil
    case .some(let box): box.value
    default: self
    }
  }

  /// The fields of a tuple; of anything else the value alone.
  @inlinable package var asElements: [Value] {
    switch self {
    case .tuple(let tuple): tuple.elements
    case .void: []
    default: [self]
    }
  }

  @inlinable package var asFunction: Function {
    if case .function(let function) = self { function } else { .nothing }
  }

  @inlinable package var asObject: AnyObject? { if case .object(let object) = self { object } else { nil } }
  @inlinable package var asType: Type { if case .metatype(let box) = self { box.type } else { .any } }

  /// Returns a native value or object of the given Swift type; nil where it is none.
  @inlinable
  package func native<Payload>(as type: Payload.Type = Payload.self) -> Payload? {
    switch self {
    case .native(let box): (box as? Boxed<Payload>)?.value ?? box.payload as? Payload
    case .object(let object):
      object as? Payload ?? (object as? ClassInstance)?.ending?.takeUnretainedValue() as? Payload
    default: nil
    }
  }

  /// Returns a native value or object of the given Swift type; a `Trap` where it is none.
  @inlinable
  package func unboxed<Payload>(as type: Payload.Type = Payload.self) throws -> Payload {
    guard let value = native(as: type) else {
      throw Trap(.fault("expected a value of type '\(Payload.self)', found \(debugDescription)"), at: nil)
    }
    return value
  }
}
