func load() async -> Int { 3 }
Task { print(load()) }
//     ^ error: expression is 'async' but is not marked with 'await'
