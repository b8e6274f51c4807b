// Event bus actor with AsyncStream subscriptions and termination.
import Foundation
enum Event: Sendable, Equatable { case login(user: String), logout, message(from: String, text: String) }
actor EventBus {
  private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
  private var next = 0
  private(set) var ended: [Int] = []
  func subscribe(where filter: @escaping @Sendable (Event) -> Bool = { _ in true }) -> AsyncStream<Event> {
    let id = next
    next += 1
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.remove(id) } }
    return filtered(stream, filter)
  }
  private func filtered(_ stream: AsyncStream<Event>, _ filter: @escaping @Sendable (Event) -> Bool) -> AsyncStream<Event> {
    AsyncStream { continuation in
      let task = Task {
        for await event in stream where filter(event) { continuation.yield(event) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
  private func remove(_ id: Int) {
    continuations[id] = nil
    ended.append(id)
  }
  func post(_ event: Event) { for (_, continuation) in continuations.sorted(by: { $0.key < $1.key }) { continuation.yield(event) } }
  func finish() { for continuation in continuations.values { continuation.finish() } }
}
let bus = EventBus()
let all = await bus.subscribe()
let messages = await bus.subscribe { if case .message = $0 { true } else { false } }
let collector = Task { await all.reduce(into: [Event]()) { $0.append($1) } }
let texts = Task {
  var found: [String] = []
  for await event in messages {
    guard case .message(let from, let text) = event else { continue }
    found.append("\(from): \(text)")
  }
  return found
}
await bus.post(.login(user: "ann"))
await bus.post(.message(from: "ann", text: "hi"))
await bus.post(.message(from: "bob", text: "hello"))
await bus.post(.logout)
await bus.finish()
print(await collector.value)
print(await texts.value)
for _ in 0..<5 { await Task.yield() }
print(await bus.ended.sorted())
