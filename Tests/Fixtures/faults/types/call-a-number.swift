let count = 3
print(count())
//    ^ error: cannot call value of non-function type 'Int'
