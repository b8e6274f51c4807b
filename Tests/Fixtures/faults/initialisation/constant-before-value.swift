let x: Int
print(x)
//    ^ error: constant 'x' used before being initialized
