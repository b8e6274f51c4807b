// Concurrency page
import Foundation
actor_free: do { print("start") }
struct Weather: Sendable { let city: String; let temp: Int }
enum WeatherError: Error { case unknown(String) }
func fetch(_ city: String) async throws -> Weather {
    try await Task.sleep(nanoseconds: UInt64(city.count) * 1_000_000)
    guard let t = ["Oslo": 3, "Rome": 22, "Cairo": 31][city] else { throw WeatherError.unknown(city) }
    return Weather(city: city, temp: t)
}
func all(_ cities: [String]) async throws -> [Weather] {
    try await withThrowingTaskGroup(of: Weather.self) { group in
        for c in cities { group.addTask { try await fetch(c) } }
        var out: [Weather] = []
        for try await w in group { out.append(w) }
        return out.sorted { $0.city < $1.city }
    }
}
struct Countdown: AsyncSequence {
    typealias Element = Int
    let from: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var n: Int
        mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) }
}
let task = Task {
    do {
        let ws = try await all(["Oslo", "Rome", "Cairo"])
        print(ws.map { "\($0.city) \($0.temp)°" })
        async let a = fetch("Rome")
        async let b = fetch("Oslo")
        let diff = try await a.temp - b.temp
        print("diff", diff)
        _ = try await all(["Oslo", "Atlantis"])
    } catch WeatherError.unknown(let c) { print("unknown", c) }
    catch { print(error) }
    for await n in Countdown(from: 3).map({ $0 * 10 }) { print(n, terminator: " ") }
    print()
    let stream = AsyncStream<String> { c in
        for w in ["a", "b", "c"] { c.yield(w) }
        c.finish()
    }
    var joined = ""
    for await w in stream where w != "b" { joined += w }
    print(joined)
    let r = await Task { try await fetch("Nowhere") }.result
    switch r { case .success(let w): print(w); case .failure(let e): print("failed:", e) }
    let v: String = await withCheckedContinuation { c in DispatchQueue.main.async { c.resume(returning: "resumed") } }
    print(v)
    let t = Task<Int, Error> { try await Task.sleep(nanoseconds: 5_000_000_000); return 1 }
    t.cancel()
    do { _ = try await t.value } catch is CancellationError { print("cancelled", t.isCancelled) }
    await MainActor.run { print("on main") }
}
