// The extension of a protocol may say what literals a type is made of, and its associated types by it.
protocol Newtype: Hashable, CustomStringConvertible {
  associatedtype Raw: Hashable
  var raw: Raw { get }
  init(_ raw: Raw)
}
extension Newtype {
  var description: String { "\(Self.self)(\(raw))" }
  func map(_ change: (Raw) -> Raw) -> Self { Self(change(raw)) }
}
extension Newtype where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: value)) }
}
struct UserID: Newtype, ExpressibleByIntegerLiteral {
  let raw: Int
  init(_ raw: Int) { self.raw = raw }
}
let ids: Set<UserID> = [1, 2, 1]
print(ids.count, ids.contains(2), UserID(5).map { $0 + 1 }, [UserID](arrayLiteral: 7))

func kind<T: BinaryInteger>(_ number: T) -> String {
  switch number {
  case ..<0: "negative"
  case 0...9: "digit"
  case 10...: "more"
  default: "?"
  }
}
print(kind(-3), kind(UInt8(7)), kind(Int16(100)))
