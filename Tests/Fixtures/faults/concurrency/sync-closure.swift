func load() async -> Int { 3 }
let numbers = [1, 2].map { _ in await load() }
//                       ^ error: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
