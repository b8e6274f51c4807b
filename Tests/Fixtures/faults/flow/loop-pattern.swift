for (a, b) in [1, 2] { print(a, b) }
//            ^ error: tuple pattern cannot match values of non-tuple type 'Int'
