extension Int {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  mutating func square() { self *= self }
}
extension String { func shout() -> String { uppercased() + "!" } ; static let empty = "" }
3.times { print($0, $0.isEven) }
var n = 5; n.square()
print(n, "hey".shout(), String.empty.isEmpty)
