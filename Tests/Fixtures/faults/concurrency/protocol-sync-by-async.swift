protocol Loader { func load() -> Int }
struct Page: Loader { func load() async -> Int { 3 } }
//     ^ error: type 'Page' does not conform to protocol 'Loader'
