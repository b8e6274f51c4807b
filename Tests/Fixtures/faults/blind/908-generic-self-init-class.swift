final class Box<T> {
    let v: T
    init(v: T) { self.v = v }
    func map<U>(_ f: (T) -> U) -> Box<U> { Box(v: f(v)) }
//                                         ^ error: cannot convert return expression of type 'Box<T>' to return type 'Box<U>'
//                                                ^ error: cannot convert value of type 'U' to expected argument type 'T'
}
