// Chains that begin with an implicit member, unwrapped by force or optionally: the type of the whole chain is looked at.
enum U: CaseIterable { case a, b; static var opt: U? { .b }; static func make() -> U? { .a } }
struct O { var u = U.a }
var o = O()
o.u = .opt!
print(o)
o.u = .make()!
print(o)
o.u = .allCases.first!
print(o)
o.u = .allCases.first { $0 != .a }!
print(o)
let x: U = .allCases.last { $0 == .a }!
print(x)
let y: U = .allCases.first(where: { $0 == .b })!
print(y)
let z: U? = .allCases.first { $0 == .b }
print(z as Any)
o.u = .allCases.filter { $0 != .a }[0]
print(o)
o.u = .allCases.first { $0 != o.u }!
print(o)
extension U { var twin: U? { self == .a ? .b : nil }; static var maybe: U?? { .some(.b) } }
let p: U? = .opt?.twin
print(p as Any)
let q: U? = .make()?.twin
print(q as Any)
let s: U = .opt!.twin ?? .a
print(s)
func take(_ u: U) { print(u) }
take(.opt!)
take(.allCases.last!)
take(.maybe!!)
let arr: [U] = [.opt!, .a, .make()!]
print(arr)
let t: U = (.opt)!
print(t, o.u == .opt!)
