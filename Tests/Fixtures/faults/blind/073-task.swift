import Foundation

func fetchName(id: Int) async -> String {
    "user \(id)"
}

func fetchAge(id: Int) async throws -> Int {
    guard id > 0 else { throw NSError(domain: "x", code: 1) }
    return 30
}

struct ViewModel {
    func load() async -> String {
        async let name = fetchName(id: 1)
        let age = await fetchAge(id: 1)
//                      ^ error: call can throw, but it is not marked with 'try' and the error is not handled
        return name + " \(age)"
//             ^ error: expression is 'async' but is not marked with 'await'
    }
}

Task {
    let names = [1, 2].map { await fetchName(id: $0) }
//                         ^ error: cannot pass function of type '(Int) async -> String' to parameter expecting synchronous function type
    print(names)
    print(ViewModel().load())
}
