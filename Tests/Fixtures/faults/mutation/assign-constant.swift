let count = 1
count = 2
// ^1 error: cannot assign to value: 'count' is a 'let' constant
