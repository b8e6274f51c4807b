func f(_ c: Bool) -> Int {
    var n: Int
    if c { print(n) } else { print(n) }
//               ^ error: variable 'n' used before being initialized
//                                 ^ error: variable 'n' used before being initialized
    return n
//         ^ error: variable 'n' used before being initialized
}
