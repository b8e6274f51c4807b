@resultBuilder
struct B {
    static func buildBlock(_ parts: String...) -> String { parts.joined() }
    static func buildOptional(_ p: String?) -> String { p ?? "" }
}
func make(@B _ content: () -> String) -> String { content() }
let flag = true
let a = make {
    "a"
    if flag { "b" } else { "c" }
//  ^ error: closure containing control flow statement cannot be used with result builder 'B'
}
let b = make {
    for x in [1, 2] { "x" }
//  ^ error: closure containing control flow statement cannot be used with result builder 'B'
}
let c = make {
    let n = 3
    n
//  ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}
