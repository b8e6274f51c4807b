total: Int = 3
// ^1 error: cannot find 'total' in scope
print(2)
