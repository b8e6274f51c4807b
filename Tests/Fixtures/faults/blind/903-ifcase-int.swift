if case let n? = 3 { print(n) }
// ^ error: '?' pattern cannot match values of type 'Int'
