import Types
import Execution
import Foundation

/// Small values of Foundation's: identifiers, bytes, places.
func declareFoundationValues(_ module: NativeModule) {
  declareUUID(module)
  declareData(module)
  declareURL(module)
  declareNumberFormatter(module)
  declareNumberFormatting(module)
  declareDataEditing(module)
  declareIndexSets(module)
  declareByteCounts(module)
  declareURLParts(module)
  declareIndexPaths(module)
  declareCharacterSets(module)
  declareScanners(module)
  declareMeasurements(module)
  declareCocoaErrors(module)
  declareProcessEnds(module)
  declareFormatStyles(module)
  declareDateStyles(module)
  declareNSArrays(module)
  declareNSDictionaries(module)
  declareAttributedStrings(module)
  declareComparators(module)
}

private func declareUUID(_ module: NativeModule) {
  module.type("struct UUID: Hashable, CustomStringConvertible, Codable, Sendable", represents: UUID.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(UUID()) }
  members.unary("init?(uuidString string: String)") { .optional(UUID(uuidString: $0.asString).map { .boxed($0) }) }
  members.unary("var uuidString: String { get }") { .string($0.payload(UUID.self)?.uuidString ?? "") }
  members.unary("var description: String { get }") { .string($0.payload(UUID.self)?.uuidString ?? "") }
  module.extend("extension UUID", members)
}

extension Data: NativeSequence {
  package func makeNext() -> () throws -> Value? {
    var iterator = makeIterator()
    return { iterator.next().map { .boxed($0) } }
  }
}

private func declareData(_ module: NativeModule) {
  module.type(
    """
    struct Data: RandomAccessCollection, Hashable, CustomStringConvertible, Codable, Sendable {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Data>
      typealias SubSequence = Data
    }
    """, represents: Data.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(Data()) }
  members.general("func makeIterator() -> IndexingIterator<Data>") { call in
    .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  members.general("init<S: Sequence>(_ elements: S) where S.Element == UInt8") { call in
    .boxed(Data(try bytes(of: call[0], call.runtime)))
  }
  members.general("init(repeating repeatedValue: UInt8, count: Int)") { call in
    let count = call[1].toInt
    guard (0...(1 << 28)).contains(count) else { throw fault("Can't construct Data of that count") }
    try call.runtime.makeRoom(for: count, of: 1)
    return .boxed(Data(repeating: .from(call[0]), count: count))
  }
  members.unary("var count: Int { get }") { .int($0.payload(Data.self)?.count ?? 0) }
  members.unary("var description: String { get }") { .string($0.description) }
  members.mutating("mutating func append(_ newElement: UInt8)") { value, call in
    edit(&value) { $0.append(UInt8.from(call[0])) }
    return .void
  }
  members.mutating("mutating func append(_ other: Data)") { value, call in
    try append(Data.from(call[0]), to: &value, call.runtime)
    return .void
  }
  members.unary("func base64EncodedString() -> String") {
    .string($0.payload(Data.self)?.base64EncodedString() ?? "")
  }
  members.unary("init?(base64Encoded base64String: String)") {
    .optional(Data(base64Encoded: $0.asString).map { .boxed($0) })
  }
  module.extend("extension Data", members)

  module.type("struct _StringEncoding: Hashable, Sendable", represents: String.Encoding.self)
  var encodings: [NativeMember] = []
  let known: [(String, String.Encoding)] = [
    ("utf8", .utf8), ("ascii", .ascii), ("utf16", .utf16), ("unicode", .unicode), ("isoLatin1", .isoLatin1),
  ]
  for (name, encoding) in known {
    encodings.nullary("static var \(name): _StringEncoding { get }") { .boxed(encoding) }
  }
  module.extend("extension _StringEncoding", encodings)
  var string: [NativeMember] = []
  string.binary("init?(data: Data, encoding: _StringEncoding)") { data, encoding in
    .optional(
      String(data: data.payload(Data.self) ?? Data(), encoding: encoding.payload(String.Encoding.self) ?? .utf8)
        .map { .string($0) })
  }
  string.general("init?<S: Sequence>(bytes: S, encoding: _StringEncoding) where S.Element == UInt8") { call in
    let bytes = try bytes(of: call[0], call.runtime)
    let encoding = call[1].payload(String.Encoding.self) ?? .utf8
    return .optional(String(bytes: bytes, encoding: encoding).map { .string($0) })
  }
  string.general("init?<C: Collection>(validating codeUnits: C, as encoding: UTF8.Type) where C.Element == UInt8") {
    call in
    let bytes = try bytes(of: call[0], call.runtime)
    return .optional(String(bytes: bytes, encoding: .utf8).map { .string($0) })
  }
  string.general("init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF8.Type)") { call in
    .string(String(decoding: try bytes(of: call[0], call.runtime), as: UTF8.self))
  }
  string.unary("init(cString nullTerminatedCodeUnits: [Int8])") {
    .string(String(decoding: try textBeforeZero($0), as: UTF8.self))
  }
  for label in ["validatingCString", "validatingUTF8"] {
    string.unary("init?(\(label) nullTerminatedUTF8: [Int8])") {
      .optional(String(bytes: try textBeforeZero($0), encoding: .utf8).map { .string($0) })
    }
  }
  module.type("enum UTF8")
  module.extend("extension String { typealias Encoding = _StringEncoding }", string)
  var text: [NativeMember] = []
  text.binary("func data(using encoding: _StringEncoding) -> Data?") { text, encoding in
    .optional(text.toText.data(using: encoding.payload(String.Encoding.self) ?? .utf8).map { .boxed($0) })
  }
  module.extend("extension StringProtocol", text)
}

/// Returns the bytes of a text of C, without the zero at its end.
private func textBeforeZero(_ value: Value) throws -> [UInt8] {
  let units = value.asArray.map { UInt8(bitPattern: Int8.from($0)) }
  guard let end = units.firstIndex(of: 0) else { throw fault("input of String.init(cString:) must be null-terminated") }
  return Array(units[..<end])
}

private func declareURL(_ module: NativeModule) {
  module.type("struct URL: Hashable, CustomStringConvertible, Codable, Sendable", represents: URL.self)
  var members: [NativeMember] = []
  members.unary("init?(string: String)") { .optional(URL(string: $0.asString).map { .boxed($0) }) }
  // Foundation would check if there is a folder, which the program must not learn without permission.
  members.general("init(fileURLWithPath path: String)") { call in
    try call.fileURL { URL(fileURLWithPath: $0, isDirectory: $0.hasSuffix("/")) }
  }
  members.general("init(fileURLWithPath path: String, isDirectory: Bool)") { call in
    let isDirectory = call[1].asBool
    return try call.fileURL { URL(fileURLWithPath: $0, isDirectory: isDirectory) }
  }
  members.unary("var isFileURL: Bool { get }") { .bool($0.payload(URL.self)?.isFileURL ?? false) }
  members.unary("var port: Int? { get }") { .optional($0.payload(URL.self)?.port.map { .int($0) }) }
  members.unary("var fragment: String? { get }") { .optional($0.payload(URL.self)?.fragment.map { .string($0) }) }
  members.unary("var pathComponents: [String] { get }") {
    .array($0.payload(URL.self)?.pathComponents.map { .string($0) } ?? [])
  }
  members.unary("var absoluteString: String { get }") { .string($0.payload(URL.self)?.absoluteString ?? "") }
  members.unary("var path: String { get }") { .string($0.payload(URL.self)?.path ?? "") }
  members.unary("var lastPathComponent: String { get }") { .string($0.payload(URL.self)?.lastPathComponent ?? "") }
  members.unary("var pathExtension: String { get }") { .string($0.payload(URL.self)?.pathExtension ?? "") }
  members.unary("var host: String? { get }") { .optional($0.payload(URL.self)?.host.map { .string($0) }) }
  members.unary("var scheme: String? { get }") { .optional($0.payload(URL.self)?.scheme.map { .string($0) }) }
  members.unary("var query: String? { get }") { .optional($0.payload(URL.self)?.query.map { .string($0) }) }
  members.binary("func appendingPathComponent(_ pathComponent: String) -> URL") {
    .boxed(
      ($0.payload(URL.self) ?? URL(fileURLWithPath: "/", isDirectory: true))
        .appendingPathComponent($1.asString, isDirectory: $1.asString.hasSuffix("/")))
  }
  members.unary("func deletingLastPathComponent() -> URL") {
    .boxed(($0.payload(URL.self) ?? URL(fileURLWithPath: "/", isDirectory: true)).deletingLastPathComponent())
  }
  members.unary("var description: String { get }") { .string($0.description) }
  module.extend("extension URL", members)
}

private func declareNumberFormatter(_ module: NativeModule) {
  module.type("class NumberFormatter { typealias Style = _NumberFormatterStyle }", represents: NumberFormatter.self)
  module.type("enum _NumberFormatterStyle: Hashable", represents: NumberFormatter.Style.self)
  let styles: [(String, NumberFormatter.Style)] = [
    ("none", .none), ("decimal", .decimal), ("currency", .currency), ("percent", .percent), ("spellOut", .spellOut),
  ]
  var cases: [NativeMember] = []
  for (name, style) in styles {
    cases.nullary("static var \(name): _NumberFormatterStyle { get }") { .boxed(style) }
  }
  module.extend("extension _NumberFormatterStyle", cases)
  var members: [NativeMember] = []
  members.nullary("init()") { .object(NumberFormatter()) }
  members.property(
    "var numberStyle: _NumberFormatterStyle { get set }",
    get: .unary { .boxed(formatter($0).numberStyle) },
    set: .mutating { value, call in
      formatter(value).numberStyle = call[0].payload(NumberFormatter.Style.self) ?? .none
      return .void
    })
  let digits: [(String, @Sendable (NumberFormatter) -> Int, @Sendable (NumberFormatter, Int) -> Void)] = [
    ("minimumFractionDigits", { $0.minimumFractionDigits }, { $0.minimumFractionDigits = $1 }),
    ("maximumFractionDigits", { $0.maximumFractionDigits }, { $0.maximumFractionDigits = $1 }),
    ("minimumIntegerDigits", { $0.minimumIntegerDigits }, { $0.minimumIntegerDigits = $1 }),
  ]
  for (name, get, set) in digits {
    members.property(
      "var \(name): Int { get set }", get: .unary { .int(get(formatter($0))) },
      set: .mutating { value, call in
        set(formatter(value), call[0].toInt)
        return .void
      })
  }
  members.property(
    "var locale: Locale! { get set }", get: .unary { .wrapped(.boxed(formatter($0).locale ?? Locale.current)) },
    set: .mutating { value, call in
      formatter(value).locale = call[0].asOptional?.payload(Locale.self)
      return .void
    })
  members.binary("func string(from number: NSNumber) -> String?") { value, number in
    .optional(formatter(value).string(from: number.foundationNumber).map { .string($0) })
  }
  members.binary("func string(for obj: Any?) -> String?") { value, number in
    let number = (number.asOptional ?? number).foundationNumber
    return .optional(formatter(value).string(from: number).map { .string($0) })
  }
  module.extend("extension NumberFormatter", members)
  module.type(
    """
    class NSNumber: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias BooleanLiteralType = Bool
    }
    """, represents: NSNumber.self)
  var number: [NativeMember] = []
  number.unary("init(integerLiteral value: Int)") { $0.asNumberObject }
  number.unary("init(floatLiteral value: Double)") { $0.asNumberObject }
  number.unary("init(booleanLiteral value: Bool)") { $0.asNumberObject }
  number.unary("init(value: Int)") { $0.asNumberObject }
  number.unary("init(value: Double)") { $0.asNumberObject }
  number.unary("init(value: Bool)") { $0.asNumberObject }
  number.unary("init<T: BinaryInteger>(value: T)") { $0.asNumberObject }
  number.unary("init(value: Float)") { $0.asNumberObject }
  let reads: [(String, @Sendable (NSNumber) -> Value)] = [
    ("intValue: Int", { .int($0.intValue) }), ("doubleValue: Double", { .double($0.doubleValue) }),
    ("boolValue: Bool", { .bool($0.boolValue) }), ("floatValue: Float", { .boxed($0.floatValue) }),
    ("int8Value: Int8", { .boxed($0.int8Value) }), ("int16Value: Int16", { .boxed($0.int16Value) }),
    ("int32Value: Int32", { .boxed($0.int32Value) }), ("int64Value: Int64", { .boxed($0.int64Value) }),
    ("uintValue: UInt", { .boxed($0.uintValue) }), ("uint8Value: UInt8", { .boxed($0.uint8Value) }),
    ("uint64Value: UInt64", { .boxed($0.uint64Value) }),
    ("stringValue: String", { .string($0.stringValue) }), ("description: String", { .string($0.description) }),
  ]
  for (name, read) in reads { number.unary("var \(name) { get }") { read($0.foundationNumber) } }
  number.unary("var decimalValue: Decimal { get }") {
    try checkDecimal($0.foundationNumber.doubleValue)
    return .boxed($0.foundationNumber.decimalValue)
  }
  number.binary("func isEqual(to number: NSNumber) -> Bool") { .bool($0.foundationNumber == $1.foundationNumber) }
  number.binary("static func == (lhs: NSNumber, rhs: NSNumber) -> Bool") {
    .bool($0.foundationNumber == $1.foundationNumber)
  }
  number.binary("func compare(_ otherNumber: NSNumber) -> ComparisonResult") {
    .boxed($0.foundationNumber.compare($1.foundationNumber))
  }
  module.extend("extension NSNumber", number)
}

private func formatter(_ value: Value) -> NumberFormatter { value.asObject as? NumberFormatter ?? NumberFormatter() }
