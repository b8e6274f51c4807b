struct Player { let name: String { "a" } }
//                               ^ error: 'let' declarations cannot be computed properties
