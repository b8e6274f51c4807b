func fetchName(id: Int) async -> String { "" }
struct ViewModel {
    func load() async -> String {
        async let name = fetchName(id: 1)
        return name + "x"
//             ^ error: expression is 'async' but is not marked with 'await'
    }
}
