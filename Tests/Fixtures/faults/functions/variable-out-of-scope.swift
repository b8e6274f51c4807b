if true { let n = 1 }
print(n)
//    ^ error: cannot find 'n' in scope
