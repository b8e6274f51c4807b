struct Box<T> { let v: T }
extension Box {
    func map<U>(_ f: (T) -> U) -> Box<U> { Box(v: f(v)) }
//                                         ^ error: cannot convert return expression of type 'Box<T>' to return type 'Box<U>'
//                                                ^ error: cannot convert value of type 'U' to expected argument type 'T'
    static var one: Box<Int> { Box(v: 1) }
//                             ^ error: cannot convert return expression of type 'Box<T>' to return type 'Box<Int>'
//                                    ^ error: cannot convert value of type 'Int' to expected argument type 'T'
}
extension Array { func dup() -> [String] { Array(["x"]) } }
//                                         ^ error: cannot convert return expression of type 'Array<Element>' to return type '[String]'
//                                                ^ error: cannot convert value of type 'String' to expected element type 'Element'
