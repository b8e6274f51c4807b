struct M<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  let base: Base
  struct It: AsyncIteratorProtocol {
    var b: Base.AsyncIterator
    mutating func next() async throws -> Base.Element? { try await b.next() }
  }
  func makeAsyncIterator() -> It { It(b: base.makeAsyncIterator()) }
}
let s = AsyncStream(Int.self) { c in c.yield(1); c.yield(2); c.finish() }
for try await x in M(base: s) { print(x) }
let t = AsyncThrowingStream(Int.self) { c in c.yield(3); c.finish() }
for try await x in M(base: t.map { $0 * 2 }) { print(x) }
for try await x in M(base: M(base: AsyncStream(Int.self) { c in c.yield(5); c.finish() })) { print(x) }
