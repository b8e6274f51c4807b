let n = 1
print(n ? "a" : "b")
//    ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
