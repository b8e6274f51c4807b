enum Kind { case a, b }
let k = Kind.a
switch k {
case .a: print("a")
case .c: print("c")
//    ^ error: type 'Kind' has no member 'c'
default: break
}
