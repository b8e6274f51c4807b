import Types
import Execution
import Foundation

/// `Scanner`: numbers and words out of a text, from left to right.
func declareScanners(_ module: NativeModule) {
  module.type("class Scanner { typealias NumberRepresentation = _NumberRepresentation }", represents: Scanner.self)
  module.type("struct _NumberRepresentation: Hashable", represents: Scanner.NumberRepresentation.self)
  var representations: [NativeMember] = []
  representations.constants(
    "_NumberRepresentation", [("decimal", Scanner.NumberRepresentation.decimal), ("hexadecimal", .hexadecimal)])
  module.extend("extension _NumberRepresentation", representations)
  var members: [NativeMember] = []
  members.unary("init(string: String)") { .object(Scanner(string: $0.toText)) }
  members.unary("var string: String { get }") { .string(try scanner($0).string) }
  members.unary("var isAtEnd: Bool { get }") { .bool(try scanner($0).isAtEnd) }
  members.objectAttribute("caseSensitive: Bool", \Scanner.caseSensitive)
  members.property(
    "var charactersToBeSkipped: CharacterSet? { get set }",
    get: .unary { try scanner($0).charactersToBeSkipped.asValue },
    set: .mutating { value, call in
      try scanner(value).charactersToBeSkipped = call[0].asOptional.map { .from($0) }
      return .void
    })
  members.property(
    "var currentIndex: _StringIndex { get set }", get: .unary { try scanner($0).currentIndex.asValue },
    set: .mutating { value, call in
      let scanner = try scanner(value)
      let index = String.Index.from(call[0])
      guard scanner.string.startIndex <= index, index <= scanner.string.endIndex else {
        throw fault("String index is out of bounds")
      }
      scanner.currentIndex = index
      return .void
    })
  members.property(
    "var scanLocation: Int { get set }",
    get: .unary { value in
      let scanner = try scanner(value)
      return .int(scanner.string.utf16.distance(from: scanner.string.startIndex, to: scanner.currentIndex))
    },
    set: .mutating { value, call in
      let scanner = try scanner(value)
      guard (0...scanner.string.utf16.count).contains(call[0].toInt) else {
        throw fault("String index is out of bounds")
      }
      scanner.currentIndex = String.Index(utf16Offset: call[0].toInt, in: scanner.string)
      return .void
    })
  declareScannedText(&members)
  declareScannedNumbers(&members)
  module.extend("extension Scanner", members)
}

private func scanner(_ value: Value) throws -> Scanner {
  guard let scanner = value.asObject as? Scanner else { throw fault("not a scanner") }
  return scanner
}

private func declareScannedText(_ members: inout [NativeMember]) {
  members.binary("func scanString(_ searchString: String) -> String?") {
    try scanner($0).scanString($1.toText).asValue
  }
  members.binary("func scanUpToString(_ substring: String) -> String?") {
    try scanner($0).scanUpToString($1.toText).asValue
  }
  members.binary("func scanCharacters(from set: CharacterSet) -> String?") {
    try scanner($0).scanCharacters(from: .from($1)).asValue
  }
  members.binary("func scanUpToCharacters(from set: CharacterSet) -> String?") {
    try scanner($0).scanUpToCharacters(from: .from($1)).asValue
  }
  members.unary("func scanCharacter() -> Character?") {
    .optional(try scanner($0).scanCharacter().map { .character($0) })
  }
}

private func declareScannedNumbers(_ members: inout [NativeMember]) {
  let representation = "representation: Scanner.NumberRepresentation = .decimal"
  let numbers: [(String, String, @Sendable (Scanner, Scanner.NumberRepresentation) -> Value?)] = [
    ("Int", "Int", { $0.scanInt(representation: $1).map { .int($0) } }),
    ("Int32", "Int32", { $0.scanInt32(representation: $1).map { .boxed($0) } }),
    ("Int64", "Int64", { $0.scanInt64(representation: $1).map { .boxed($0) } }),
    ("UInt64", "UInt64", { $0.scanUInt64(representation: $1).map { .boxed($0) } }),
    ("Float", "Float", { $0.scanFloat(representation: $1).map { .boxed($0) } }),
    ("Double", "Double", { $0.scanDouble(representation: $1).map { .double($0) } }),
  ]
  for (name, type, scan) in numbers {
    members.binary("func scan\(name)(\(representation)) -> \(type)?") {
      .optional(scan(try scanner($0), $1.payload(Scanner.NumberRepresentation.self) ?? .decimal))
    }
    // The older form: returns true if there was a number, and stores it in a variable.
    into(&members, "scan\(name)", type) { scan($0, .decimal) }
  }
  members.unary("func scanDecimal() -> Decimal?") { .optional(try scanner($0).scanDecimal().map { .boxed($0) }) }
  let hexadecimal: [(String, String, @Sendable (Scanner) -> Value?)] = [
    ("Int32", "UInt32", { $0.scanInt64(representation: .hexadecimal).map { .boxed(UInt32(clamping: $0)) } }),
    ("Int64", "UInt64", { $0.scanUInt64(representation: .hexadecimal).map { .boxed($0) } }),
    ("Float", "Float", { $0.scanFloat(representation: .hexadecimal).map { .boxed($0) } }),
    ("Double", "Double", { $0.scanDouble(representation: .hexadecimal).map { .double($0) } }),
  ]
  for (name, type, scan) in hexadecimal { into(&members, "scanHex\(name)", type, scan) }
}

private func into(
  _ members: inout [NativeMember], _ name: String, _ type: String, _ scan: @escaping @Sendable (Scanner) -> Value?
) {
  members.append(
    NativeMember(
      "@discardableResult func \(name)(_ result: inout \(type)) -> Bool",
      .mutating { result, call in
        guard let found = scan(try scanner(call[0])) else { return .bool(false) }
        result = found
        return .bool(true)
      }))
}
