print("a" * 3)
//        ^ error: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
