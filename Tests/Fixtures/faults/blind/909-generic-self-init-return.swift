struct Box<T> {
    let v: T
    func asText() -> Box<String> { Box(v: "x") }
//                                 ^ error: cannot convert return expression of type 'Box<T>' to return type 'Box<String>'
//                                        ^ error: cannot convert value of type 'String' to expected argument type 'T'
    func asText2() -> Box<String> { return Box(v: "\(v)") }
//                                         ^ error: cannot convert return expression of type 'Box<T>' to return type 'Box<String>'
//                                                ^ error: cannot convert value of type 'String' to expected argument type 'T'
    static func make() -> Box<Int> { Box(v: 3) }
//                                   ^ error: cannot convert return expression of type 'Box<T>' to return type 'Box<Int>'
//                                          ^ error: cannot convert value of type 'Int' to expected argument type 'T'
    func other() -> Int { Box(v: 3).v }
//                               ^ error: cannot convert value of type 'Int' to expected argument type 'T'
//                                  ^ error: cannot convert return expression of type 'T' to return type 'Int'
}
