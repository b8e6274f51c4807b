class N<T> { var v: T; init(_ v: T) { self.v = v } }
final class Tg<T>: N<T> { var tag = "-" }
let n: N<String> = Tg("a")
print((n as? Tg)?.tag as Any)
if let t = n as? Tg { print(t.tag, t.v.count) }
