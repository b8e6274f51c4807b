let a = [1, 2].map { n -> [String] in
    if n > 1 { return [1] }
//                     ^ error: cannot convert value of type 'Int' to expected element type 'String'
    return n
}
func use(_ f: (Int) -> String) {}
use { n in
    if n > 1 { return 1 }
//                    ^ error: cannot convert value of type 'Int' to closure result type 'String'
    return n.foo
}
