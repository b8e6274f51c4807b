let p = (x: 1, y: 2)
print(p.z)
//      ^ error: value of tuple type '(x: Int, y: Int)' has no member 'z'
