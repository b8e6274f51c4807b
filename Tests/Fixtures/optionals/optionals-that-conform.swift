// An optional that conforms to a protocol by itself is cast to it without being unwrapped.
protocol Described { func text() -> String }
extension Int: Described { func text() -> String { "number \(self)" } }
extension Optional: Described where Wrapped: Described {
  func text() -> String { map { "some " + $0.text() } ?? "nothing" }
}
func tell<T>(_ value: T) -> String {
  guard let described = value as? any Described else { return "unknown" }
  return described.text()
}
print(tell(Int?.none), tell(Int?.some(2)), tell(3), tell("x"), tell(String?.none))
func isDescribed<T>(_ value: T) -> Bool { value is any Described }
print(isDescribed(Int?.none), isDescribed(String?.some("x")))
let absent: Int? = nil
print((absent as? any Described)?.text() ?? "not described", (absent as! any Described).text())
