func f() -> Int { 1 }
func g(n: String) { n + 1 }
//                    ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
