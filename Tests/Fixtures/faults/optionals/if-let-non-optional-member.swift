struct P { var name = "a" }
let p = P()
if let n = p.name { print(n) }
// ^ error: initializer for conditional binding must have Optional type, not 'String'
