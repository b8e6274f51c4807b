let point = (x: 1, y: 2)
print(point.z)
//          ^ error: value of tuple type '(x: Int, y: Int)' has no member 'z'
