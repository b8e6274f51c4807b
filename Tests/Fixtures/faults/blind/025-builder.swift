@resultBuilder
struct ListBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}

func list(@ListBuilder _ content: () -> [String]) -> [String] {
    content()
}

let fruit = list {
    "apple"
    "pear"
    3
//  ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}

let flag = true
let more = list {
    "plum"
    if flag {
//  ^ error: closure containing control flow statement cannot be used with result builder 'ListBuilder'
        "fig"
    }
}
print(fruit, more)
