let total = 3
print(totla + 1)
//    ^ error: cannot find 'totla' in scope; did you mean 'total'?
