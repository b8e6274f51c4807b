let first = [1, 2].first
print(first + 1)
//    ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
