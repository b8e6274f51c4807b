import RxSwift

let source = Observable.of(1, 2, 3)

func total() async -> Int {
    var sum = 0
    for try await value in source.values {
//  ^ error: errors thrown from here are not handled
        sum += value
    }
    return sum
}

func first() async throws -> String {
    let value = try await Single.just(4).value
    return value
//         ^ error: cannot convert return expression of type 'Int' to return type 'String'
}

func all() async throws {
    for await value in source {
//                     ^ error: for-in loop requires 'Observable<Int>' to conform to 'AsyncSequence'
        print(value)
    }
}

Task { print(await total()) }
