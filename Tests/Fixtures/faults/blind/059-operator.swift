struct Vector {
    var x: Double
    var y: Double

    static func + (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x + right.x, y: left.y + right.y)
    }

    static func * (left: Vector, right: Double) -> Vector {
        Vector(x: left.x * right, y: left.y * right)
    }

    static func += (left: inout Vector, right: Vector) {
        left = left + right
    }
}

let start = Vector(x: 0, y: 1)
var speed = Vector(x: 1, y: 1)
speed += 2.0
//    ^ error: binary operator '+=' cannot be applied to operands of type 'Vector' and 'Double'
start += speed
//    ^ error: left side of mutating operator isn't mutable: 'start' is a 'let' constant
print(speed * start)
//            ^ error: cannot convert value of type 'Vector' to expected argument type 'Double'
print(-speed)
//    ^ error: unary operator '-' cannot be applied to an operand of type 'Vector'
