// Async/await course chapter: bank transfers, image pipeline, structured concurrency basics (top-level style)
struct Image: Sendable, CustomStringConvertible { let name: String; var size: Int; var description: String { "\(name)@\(size)" } }
enum PipelineError: Error { case missing(String), tooBig }
func load(_ name: String) async throws -> Image {
    try await Task.sleep(nanoseconds: UInt64(name.count) * 100_000)
    guard name != "bad" else { throw PipelineError.missing(name) }
    return Image(name: name, size: name.count * 10)
}
func resize(_ image: Image, to size: Int) async -> Image {
    await Task.yield()
    var copy = image
    copy.size = min(size, image.size)
    return copy
}
func thumbnail(_ name: String) async throws -> Image {
    let image = try await load(name)
    if image.size > 60 { throw PipelineError.tooBig }
    return await resize(image, to: 20)
}
func thumbnails(_ names: [String]) async -> [String: Image] {
    await withTaskGroup(of: (String, Image?).self) { group in
        for name in names {
            group.addTask { (name, try? await thumbnail(name)) }
        }
        var result: [String: Image] = [:]
        for await (name, image) in group { result[name] = image }
        return result
    }
}
print(try await thumbnail("cat"))
let all = await thumbnails(["cat", "bad", "elephant", "dog"])
print(all.keys.sorted(), all["dog"]!.size)
do {
    _ = try await thumbnail("elephant")
} catch PipelineError.tooBig {
    print("too big")
} catch { print(error) }
async let first = load("a")
async let second = load("bb")
let (x, y) = try await (first, second)
print(x, y)
let handle = Task { () -> Int in
    var total = 0
    for i in 1...5 {
        try Task.checkCancellation()
        total += i
        await Task.yield()
    }
    return total
}
print(try await handle.value)
func stream(_ n: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            for i in 1...n {
                try? await Task.sleep(nanoseconds: 1000)
                continuation.yield(i)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
var seen: [Int] = []
for await i in stream(10) {
    if i % 2 == 0 { continue }
    seen.append(i)
    if seen.count == 3 { break }
}
print(seen)
@MainActor final class Bank {
    private var accounts: [String: Int] = ["a": 100, "b": 0]
    func transfer(_ amount: Int, from: String, to: String) async throws {
        guard let available = accounts[from], available >= amount else { throw PipelineError.missing("funds") }
        accounts[from]! -= amount
        await Task.yield()
        accounts[to, default: 0] += amount
    }
    var total: Int { accounts.values.reduce(0, +) }
    subscript(name: String) -> Int { accounts[name] ?? 0 }
}
let bank = Bank()
await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 1...12 { group.addTask { try await bank.transfer(10, from: "a", to: "b") } }
    var failures = 0
    while let r = await group.nextResult() { if case .failure = r { failures += 1 } }
    print("failures", failures)
}
print(bank["a"], bank["b"], bank.total)
func race<T: Sendable>(_ a: @escaping @Sendable () async -> T, _ b: @escaping @Sendable () async -> T) async -> T {
    await withTaskGroup(of: T.self) { g in
        g.addTask(operation: a)
        g.addTask(operation: b)
        let winner = await g.next()!
        g.cancelAll()
        return winner
    }
}
print(await race({ try? await Task.sleep(nanoseconds: 50_000_000); return "tortoise" }, { "hare" }))
let lines = AsyncThrowingStream<String, Error> { c in
    c.yield("one"); c.yield("two"); c.finish(throwing: PipelineError.missing("three"))
}
do { for try await l in lines { print(l) } } catch { print("ended with", error) }
extension AsyncSequence { func collect() async rethrows -> [Element] { var out: [Element] = []; for try await e in self { out.append(e) }; return out } }
print(await stream(4).map { $0 * $0 }.collect(), await stream(3).collect().count)
