func load() async -> Int { 3 }
let f: () -> Int = load
//                 ^ error: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'
