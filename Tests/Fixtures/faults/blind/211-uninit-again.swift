func f(_ c: Bool) -> Int {
    var n: Int
    print(n)
//        ^ error: variable 'n' used before being initialized
    print(n)
//        ^ error: variable 'n' used before being initialized
    n += 1
//    ^ error: variable 'n' passed by reference before being initialized
    return n
}
