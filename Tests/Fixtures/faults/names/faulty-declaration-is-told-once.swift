let a = missing()
//      ^ error: cannot find 'missing' in scope
print(a)
print(a.count)
let b = a
