let n = 3
n()
// ^1 error: cannot call value of non-function type 'Int'
