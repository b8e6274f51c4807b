import RxSwift
let source = Observable.of(1)
func total() async -> Int {
    for try await value in source.values { print(value) }
//  ^ error: errors thrown from here are not handled
    return 1
}
func f() async throws { for await v in source.values { print(v) } }
//                          ^ error: call can throw, but the error is not handled
