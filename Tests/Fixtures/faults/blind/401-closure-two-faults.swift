let a = [1, 2].map { n -> String in
    let s: String = n
//                  ^ error: cannot convert value of type 'Int' to specified type 'String'
    let t: Int = "x"
    print(n.foo)
    return n
}
