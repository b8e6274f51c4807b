func f(_ c: Bool) -> Int {
    var n: Int
    if c { n = 1 }
    n += 1
//    ^ error: variable 'n' passed by reference before being initialized
    return n
}
