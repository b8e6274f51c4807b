func load() async -> Int { 3 }
struct Page { var number = await load() }
//                               ^ error: 'async' call cannot occur in a property initializer
