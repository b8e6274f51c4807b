for var i = 0; i < 3; i++ { print(i) }
// ^1 error: C-style for statement was removed in Swift 3
