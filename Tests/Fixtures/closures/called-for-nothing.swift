var s = [1, 2, 3]
let r = { $0.removeFirst() }(&s)
print(r, s)
var t: [Int] = [1]
let q: Void? = { (a: inout [Int]) -> Void? in a.append(2) }(&t)
print(q as Any, t)
struct C { var n = 0; mutating func up() { n += 1 } }
var c: C? = C()
let v: Void? = { c?.up() }()
print(v as Any, c!.n)
if let _ = { c?.up() }() { print("was there") }
