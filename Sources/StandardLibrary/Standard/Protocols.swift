import Execution
import SyntaxTree
import Types

/// Declares the protocols that the rest of the library is based on.
package func declareProtocols(_ module: NativeModule) {
  declareBasicProtocols(module)
  declareLiteralProtocols(module)
  declareNumberProtocols(module)
}

private func declareBasicProtocols(_ module: NativeModule) {
  module.type("protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }")
  var equatable: [NativeMember] = []
  equatable.binary("static func != (lhs: Self, rhs: Self) -> Bool") { .bool($0 != $1) }
  equatable.binary("static func ~= (a: Self, b: Self) -> Bool") { .bool($0 == $1) }
  module.extend("extension Equatable", equatable)

  module.type("protocol Hashable: Equatable { func hash(into hasher: inout Hasher)\n var hashValue: Int { get } }")
  var hashable: [NativeMember] = []
  hashable.unary("var hashValue: Int { get }") { .int($0.hashValue) }
  module.extend("extension Hashable", hashable)
  // A value has the same form with or without erasure, so erasing one changes nothing.
  module.type("struct AnyHashable: Hashable, CustomStringConvertible")
  var erased: [NativeMember] = []
  erased.unary("init<H: Hashable>(_ base: H)") { $0 }
  erased.unary("var base: Any { get }") { $0 }
  erased.unary("var description: String { get }") { .string($0.description) }
  erased.binary("static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool") { .bool($0 == $1) }
  module.extend("extension AnyHashable", erased)
  module.type("struct Hasher", represents: Hasher.self)
  var hasher: [NativeMember] = []
  hasher.nullary("init()") { .boxed(Hasher()) }
  hasher.mutating("mutating func combine<H: Hashable>(_ value: H)") { hasher, call in
    var state = hasher.payload(Hasher.self) ?? Hasher()
    state.combine(call[0])
    hasher = .boxed(state)
    return .void
  }
  hasher.unary("func finalize() -> Int") { .int(($0.payload(Hasher.self) ?? Hasher()).finalize()) }
  module.extend("extension Hasher", hasher)

  module.type(
    """
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
    }
    """)
  var comparable: [NativeMember] = []
  comparable.general("static func > (lhs: Self, rhs: Self) -> Bool") {
    .bool(try $0.runtime.isLess($0[1], $0[0]))
  }
  comparable.general("static func <= (lhs: Self, rhs: Self) -> Bool") {
    .bool(try !$0.runtime.isLess($0[1], $0[0]))
  }
  comparable.general("static func >= (lhs: Self, rhs: Self) -> Bool") {
    .bool(try !$0.runtime.isLess($0[0], $0[1]))
  }
  module.extend("extension Comparable", comparable)

  module.type("protocol Identifiable<ID> { associatedtype ID: Hashable\n var id: ID { get } }")
  var identifiable: [NativeMember] = []
  identifiable.unary("var id: ObjectIdentifier { get }") { value in
    guard case .object(let object) = value else { return .boxed(ObjectIdentifier(Nothing.self)) }
    return .boxed(ObjectIdentifier(object))
  }
  module.extend("extension Identifiable where Self: AnyObject", identifiable)
  module.type("struct ObjectIdentifier: Hashable, Comparable", represents: ObjectIdentifier.self)
  var identifier: [NativeMember] = []
  identifier.unary("init(_ object: AnyObject)") { value in
    guard case .object(let object) = value else { return .boxed(ObjectIdentifier(Nothing.self)) }
    return .boxed(ObjectIdentifier(object))
  }
  identifier.general("init(_ type: Any.Type)") { call in
    guard case .metatype(let box) = call[0] else { return .boxed(ObjectIdentifier(Nothing.self)) }
    return .boxed(call.runtime.identity(of: box.type))
  }
  identifier.binary("static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool") { .bool($0 == $1) }
  identifier.general("static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool") {
    .bool($0[0].isLess(than: $0[1]))
  }
  module.extend("extension ObjectIdentifier", identifier)

  module.type(
    "protocol CaseIterable { associatedtype AllCases: Collection where AllCases.Element == Self\n static var allCases: AllCases { get } }"
  )
  module.type(
    "protocol RawRepresentable<RawValue> { associatedtype RawValue\n init?(rawValue: RawValue)\n var rawValue: RawValue { get } }"
  )
  module.type("protocol CustomStringConvertible { var description: String { get } }")
  module.type("protocol CustomDebugStringConvertible { var debugDescription: String { get } }")
  module.type("protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }")
  module.type("protocol CVarArg")
  module.type("protocol TextOutputStream { mutating func write(_ string: String) }")
  module.type("protocol Sendable")
  module.type("protocol AnyObject")
  module.type("protocol Copyable")
  module.alias("typealias Codable = Encodable & Decodable")
  module.type(
    """
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric, Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    """)
  var strideable: [NativeMember] = []
  strideable.general("static func < (lhs: Self, rhs: Self) -> Bool") { call in
    guard let distance = try distance(of: call, unlessComparedBy: ("Comparable", "<")) else {
      return .bool(call[0].isLess(than: call[1]))
    }
    return .bool(try zero(like: distance, call).isLess(than: distance))
  }
  strideable.general("static func == (lhs: Self, rhs: Self) -> Bool") { call in
    guard let distance = try distance(of: call, unlessComparedBy: ("Equatable", "==")) else {
      return .bool(call[0] == call[1])
    }
    return .bool(try distance == zero(like: distance, call))
  }
  module.extend("extension Strideable", strideable)
}

/// Returns the zero of a number's type, which the program may have written.
func zero(like number: Value, _ call: NativeCall) throws -> Value {
  guard number.isOfProgram else { return numberLike(number, 0) }
  return try call.runtime.lowering.literal(
    .int(0), "integerLiteral", of: call.runtime.type(of: number), site: call.site)
}

extension Value {
  /// True if the value's type is declared by the program.
  var isOfProgram: Bool {
    switch self {
    case .structure, .enumeration: true
    case .object(let object): ClassInstance.of(object) != nil
    default: false
    }
  }
}

/// Returns the distance by the program's `distance(to:)`; nil for types that are compared in another way.
private func distance(of call: NativeCall, unlessComparedBy other: (protocol: String, name: String)) throws -> Value? {
  guard call.runtime.writtenWitness(of: call[0], "Strideable", "distance") != nil,
    call.runtime.writtenWitness(of: call[0], other.protocol, other.name) == nil
  else { return nil }
  return try call.runtime.callWitness(call[0], "Strideable", "distance", [call[1]])
}

/// Declares the comparison of types by identity; tuples are the checker's.
package func declareTypeComparison(_ module: NativeModule) {
  module.global(named: ["==", "!=", "<", ">"], lazily: typeComparisons())
}

private func typeComparisons() -> [NativeMember] {
  var members: [NativeMember] = []
  members.binary("func == (t0: Any.Type?, t1: Any.Type?) -> Bool") {
    .bool(($0.asOptional ?? $0) == ($1.asOptional ?? $1))
  }
  members.binary("func != (t0: Any.Type?, t1: Any.Type?) -> Bool") {
    .bool(($0.asOptional ?? $0) != ($1.asOptional ?? $1))
  }
  members.binary("func == (lhs: (), rhs: ()) -> Bool") { _, _ in .bool(true) }
  members.binary("func != (lhs: (), rhs: ()) -> Bool") { _, _ in .bool(false) }
  // As values, `sorted(by: <)`: elsewhere the checker takes tuples apart.
  for count in 2...4 {
    let names = (0..<count).map { "T\($0)" }
    let tuple = names.joined(separator: ", ")
    let generics = names.map { $0 + ": Comparable" }.joined(separator: ", ")
    members.binary("func < <\(generics)>(lhs: (\(tuple)), rhs: (\(tuple))) -> Bool") { .bool(precedes($0, $1)) }
    members.binary("func > <\(generics)>(lhs: (\(tuple)), rhs: (\(tuple))) -> Bool") { .bool(precedes($1, $0)) }
  }
  return members
}

/// Returns true if the first tuple precedes the second in lexicographic order.
private func precedes(_ left: Value, _ right: Value) -> Bool {
  for (a, b) in zip(left.asElements, right.asElements) where a != b { return a.isLess(than: b) }
  return false
}

/// Type whose identity represents objects without one.
enum Nothing {}

private func declareLiteralProtocols(_ module: NativeModule) {
  module.type("protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }")
  module.type(
    "protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType\n init(integerLiteral value: IntegerLiteralType) }"
  )
  module.type(
    "protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType\n init(floatLiteral value: FloatLiteralType) }"
  )
  module.type(
    "protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType\n init(booleanLiteral value: BooleanLiteralType) }"
  )
  module.type(
    "protocol ExpressibleByUnicodeScalarLiteral { associatedtype UnicodeScalarLiteralType\n init(unicodeScalarLiteral value: UnicodeScalarLiteralType) }"
  )
  // A literal of the longer kind makes those of the shorter ones too.
  module.type(
    """
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType = ExtendedGraphemeClusterLiteralType
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    """)
  module.type(
    """
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType = StringLiteralType
      associatedtype StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    """)
  module.extend(
    """
    extension ExpressibleByExtendedGraphemeClusterLiteral where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType
    """,
    [shorterLiteral("unicodeScalarLiteral", of: "ExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral")])
  module.extend(
    "extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType",
    [shorterLiteral("extendedGraphemeClusterLiteral", of: "StringLiteral", "stringLiteral")])
  module.type("protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral")
  module.type(
    "protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement\n init(arrayLiteral elements: ArrayLiteralElement...) }"
  )
  module.type(
    "protocol ExpressibleByDictionaryLiteral { associatedtype Key\n associatedtype Value\n init(dictionaryLiteral elements: (Key, Value)...) }"
  )
}

/// The initializer for a literal that is made as one of a longer kind is.
private func shorterLiteral(_ label: String, of longer: String, _ longerLabel: String) -> NativeMember {
  var members: [NativeMember] = []
  members.general("init(\(label) value: \(longer)Type)") { call in
    guard let type = call.typeArguments.first,
      let make = call.runtime.requirement("ExpressibleBy" + longer, "init", [longerLabel])
    else { return call[0] }
    return try call.runtime.lowering.construct(type, make, [call[0]])
  }
  return members[0]
}

private func declareNumberProtocols(_ module: NativeModule) {
  module.type(
    """
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self
      static func -= (lhs: inout Self, rhs: Self)
    }
    """)
  module.type(
    """
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      var magnitude: Magnitude { get }
      init?<T: BinaryInteger>(exactly source: T)
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }
    """)
  module.type(
    """
    protocol SignedNumeric: Numeric {
      static prefix func - (operand: Self) -> Self
      mutating func negate()
    }
    """)
  module.type(
    """
    protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
    where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
      static var isSigned: Bool { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      static func % (lhs: Self, rhs: Self) -> Self
      static func %= (lhs: inout Self, rhs: Self)
    }
    """)
  module.type("protocol SignedInteger: BinaryInteger, SignedNumeric")
  module.type("protocol UnsignedInteger: BinaryInteger")
  module.type(
    """
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
    where Magnitude: FixedWidthInteger & UnsignedInteger {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
    }
    """)
  module.type(
    """
    protocol FloatingPoint: SignedNumeric, Strideable, Hashable {
      static var pi: Self { get }
      static var infinity: Self { get }
      static var nan: Self { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      var isNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      func squareRoot() -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
    }
    """)
  module.type("protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral")
  declareArithmetic(module)
}

/// Returns the negated value; for a number of the program its `-` of zero and the value.
func negated(_ value: Value, _ type: Type?, _ runtime: Runtime, _ site: SourceRange) throws -> Value {
  switch value {
  case .structure, .object, .enumeration:
    let zero = try runtime.lowering.literal(.int(0), "integerLiteral", of: type ?? .any, site: site)
    return try runtime.callOperator("-", of: "AdditiveArithmetic", zero, value)
  default: return try negated(value)
  }
}

/// Declares the operators that follow from `+`, `-` and `*` of a program's own numbers.
private func declareArithmetic(_ module: NativeModule) {
  var additive: [NativeMember] = []
  for name in ["+", "-"] {
    additive.mutating("static func \(name)= (lhs: inout Self, rhs: Self)") { value, call in
      value = try call.runtime.callOperator(name, of: "AdditiveArithmetic", value, call[0])
      return .void
    }
  }
  additive.unary("static prefix func + (x: Self) -> Self") { $0 }
  module.extend("extension AdditiveArithmetic", additive)
  var literal: [NativeMember] = []
  literal.general("static var zero: Self { get }") { call in
    try call.runtime.lowering.literal(.int(0), "integerLiteral", of: call.typeArguments.first ?? .any, site: call.site)
  }
  module.extend("extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral", literal)
  var signed: [NativeMember] = []
  signed.general("static prefix func - (operand: Self) -> Self") { call in
    try negated(call[0], call.typeArguments.first, call.runtime, call.site)
  }
  signed.mutating("mutating func negate()") { value, call in
    value = try negated(value, call.typeArguments.first, call.runtime, call.site)
    return .void
  }
  module.extend("extension SignedNumeric", signed)
}
