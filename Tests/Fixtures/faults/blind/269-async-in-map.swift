func fetchName(id: Int) async -> String { "" }
func all() async {
    let names = [1, 2].map { await fetchName(id: $0) }
//                         ^ error: cannot pass function of type '(Int) async -> String' to parameter expecting synchronous function type
    print(names)
}
struct VM { func load() async -> String { "" } }
Task { print(VM().load()) }
//     ^ error: expression is 'async' but is not marked with 'await'
