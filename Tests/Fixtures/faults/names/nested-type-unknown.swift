struct Outer { struct Inner {} }
let x = Outer.Innner()
//            ^ error: type 'Outer' has no member 'Innner'
