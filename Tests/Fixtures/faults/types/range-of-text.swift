for i in 0..<"3" { print(i) }
//        ^ error: binary operator '..<' cannot be applied to operands of type 'Int' and 'String'
