// A semaphore and a channel made of actors and continuations.
import Foundation

/// Lets a number of tasks pass at a time.
actor AsyncSemaphore {
  private var permits: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []
  init(permits: Int) { self.permits = permits }
  func wait() async {
    if permits > 0 {
      permits -= 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }
  func signal() {
    if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() }
  }
}

actor Meter {
  private var running = 0
  private(set) var peak = 0
  func begin() { running += 1; peak = max(peak, running) }
  func end() { running -= 1 }
}

func limited<T: Sendable>(_ semaphore: AsyncSemaphore, _ work: @Sendable () async throws -> T) async rethrows -> T {
  await semaphore.wait()
  do {
    let result = try await work()
    await semaphore.signal()
    return result
  } catch {
    await semaphore.signal()
    throw error
  }
}

struct Odd: Error { let value: Int }

let semaphore = AsyncSemaphore(permits: 2)
let meter = Meter()
let outcomes = await withTaskGroup(of: (Int, Result<Int, Error>).self) { group in
  for n in 0..<6 {
    group.addTask {
      do {
        let value = try await limited(semaphore) { () async throws -> Int in
          await meter.begin()
          try await Task.sleep(nanoseconds: 1_000_000)
          await meter.end()
          if n % 3 == 2 { throw Odd(value: n) }
          return n * n
        }
        return (n, .success(value))
      } catch {
        return (n, .failure(error))
      }
    }
  }
  var all: [Int: Result<Int, Error>] = [:]
  for await (n, result) in group { all[n] = result }
  return all
}
for n in outcomes.keys.sorted() {
  switch outcomes[n]! {
  case .success(let value): print(n, "=", value)
  case .failure(let error as Odd): print(n, "odd", error.value)
  case .failure(let error): print(n, error)
  }
}
print("peak", await meter.peak)

actor Channel<Element: Sendable> {
  private var buffer: [Element] = []
  private var receivers: [CheckedContinuation<Element?, Never>] = []
  private var isClosed = false
  func send(_ element: Element) {
    guard !isClosed else { return }
    if receivers.isEmpty { buffer.append(element) } else { receivers.removeFirst().resume(returning: element) }
  }
  func receive() async -> Element? {
    if !buffer.isEmpty { return buffer.removeFirst() }
    if isClosed { return nil }
    return await withCheckedContinuation { receivers.append($0) }
  }
  func close() {
    isClosed = true
    for receiver in receivers { receiver.resume(returning: nil) }
    receivers.removeAll()
  }
}

let channel = Channel<String>()
let consumer = Task {
  var seen: [String] = []
  while let next = await channel.receive() { seen.append(next.uppercased()) }
  return seen
}
for word in ["alpha", "beta", "gamma"] {
  await channel.send(word)
  await Task.yield()
}
await channel.close()
print(await consumer.value)
