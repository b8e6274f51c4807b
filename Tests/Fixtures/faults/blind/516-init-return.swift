struct P {
    let x: Int
    init?(x: Int) { if x < 0 { return false }; self.x = x }
//                             ^ error: 'nil' is the only return value permitted in an initializer
    init(y: Int) { return nil }
//                 ^ error: only a failable initializer can return 'nil'
}
let p = P(x: 3)
print(p.x)
//    ^ error: value of optional type 'P?' must be unwrapped to refer to member 'x' of wrapped base type 'P'
