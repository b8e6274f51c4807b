struct Vector {
    static func += (left: inout Vector, right: Vector) {}
    static func + (left: Vector, right: Vector) -> Vector { left }
}
var speed = Vector()
speed += 2.0
//    ^ error: binary operator '+=' cannot be applied to operands of type 'Vector' and 'Double'
speed = speed + 2.0
//              ^ error: cannot convert value of type 'Double' to expected argument type 'Vector'
speed += "x"
//    ^ error: referencing operator function '+=' on 'RangeReplaceableCollection' requires that 'Vector' conform to 'RangeReplaceableCollection'
