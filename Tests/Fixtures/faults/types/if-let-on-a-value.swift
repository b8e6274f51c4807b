let count = 3
if let sure = count { print(sure) }
// ^ error: initializer for conditional binding must have Optional type, not 'Int'
