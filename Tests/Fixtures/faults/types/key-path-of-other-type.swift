struct Point { var x = 1 }
let point = Point()
print(point[keyPath: 1])
//         ^ error: cannot use value of type 'Int' as a key path subscript index; argument must be a key path
