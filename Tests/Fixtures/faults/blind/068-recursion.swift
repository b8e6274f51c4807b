indirect enum Expression {
    case number(Double)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    case negated(Expression)
}

func evaluate(_ expression: Expression) -> Double {
    switch expression {
    case .number(let value): return value
    case .sum(let left, let right): return evaluate(left) + evaluate(right)
    case .product(let left): return evaluate(left)
//                                           ^ error: cannot convert value of type '(Expression, Expression)' to expected argument type 'Expression'
    case .negate(let inner): return -evaluate(inner)
//        ^ error: type 'Expression' has no member 'negate'
    }
}

let expression = Expression.sum(.number(2), .product(.number(3), 4))
//                                                               ^ error: cannot convert value of type 'Int' to expected argument type 'Expression'
print(evaluate(expression))
