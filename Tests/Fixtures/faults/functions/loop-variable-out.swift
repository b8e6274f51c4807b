for i in 0..<3 { }
print(i)
//    ^ error: cannot find 'i' in scope
