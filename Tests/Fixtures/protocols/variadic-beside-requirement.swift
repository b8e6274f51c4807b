// An extension's overload that takes several values beside the requirement that takes one.
protocol P { func find(_ id: Int) -> String? }
extension P {
  func find(_ s: String) -> String? { find(s.count) }
  func find(_ ids: Int...) -> [String] { ids.compactMap { find($0) } }
}
struct M: P { func find(_ id: Int) -> String? { "\(id)" } }
print(M().find("abc")!, M().find(1)!)
func g<T: P>(_ t: T) { print(t.find("ab")!, t.find(1)!, t.find(1, 2)) }
g(M())
let p: any P = M()
print(p.find("abcd")!, p.find(1)!, p.find(1, 2, 3))
print(M().find(1, 2))
