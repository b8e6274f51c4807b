@dynamicMemberLookup
struct J {
  let d: [String: Any]
  subscript(dynamicMember k: String) -> String? { d[k] as? String }
  subscript(dynamicMember k: String) -> Int? { d[k] as? Int }
}
let j = J(d: ["a": "x", "b": 3])
let s: String? = j.a
let i: Int? = j.b
print(s as Any, i as Any)
@dynamicMemberLookup
struct Wrapper<T> {
  var value: T
  subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: kp] }
    set { value[keyPath: kp] = newValue }
  }
  subscript<U>(dynamicMember kp: KeyPath<T, U>) -> U { value[keyPath: kp] }
}
struct Pt { var x = 1; var y = 2; var sum: Int { x + y } }
var w = Wrapper(value: Pt())
w.x = 10
print(w.x, w.sum)
w.y += 5
print(w.value)
