import Rx
import RxTesting
import Testing

@Suite("Swift concurrency")
struct ConcurrencyTests {
  @Test("values are the elements, and throw the error")
  func values() async throws {
    var received: [Int] = []
    for try await value in Observable.of(1, 2, 3).values { received.append(value) }
    #expect(received == [1, 2, 3])

    received = []
    let failing = Observable.concat([Observable.just(1), Observable.error(TraitFailure())])
    await #expect(throws: TraitFailure.self) {
      for try await value in failing.values { received.append(value) }
    }
    #expect(received == [1])
  }

  @Test("values of an Infallible and of a Driver do not throw")
  func valuesWithoutErrors() async {
    var received: [Int] = []
    for await value in Infallible.of(1, 2).values { received.append(value) }
    let stream = onMain { environment in
      let stream = Driver.of(3, 4).values
      environment.run()
      return stream
    }
    for await value in stream { received.append(value) }
    #expect(received == [1, 2, 3, 4])
  }

  @Test("leaving the loop gives up the subscription")
  func leaving() async throws {
    let disposed = AsyncStream<Void>.makeStream()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return Disposables.create { disposed.continuation.finish() }
    }
    for try await value in source.values where value == 2 { break }
    for await _ in disposed.stream {}
  }

  @Test("value waits for the result of a Single, a Maybe and a Completable")
  func value() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: TraitFailure.self) { try await Single<Int>.error(TraitFailure()).value }
    await #expect(throws: TraitFailure.self) { try await Completable.error(TraitFailure()).value }
  }

  @Test("a cancelled task stops waiting for a value and gives up the subscription")
  func cancellation() async {
    let started = AsyncStream<Void>.makeStream()
    let disposed = AsyncStream<Void>.makeStream()
    let task = Task {
      try await Single<Int>.create { _ in
        started.continuation.finish()
        return Disposables.create { disposed.continuation.finish() }
      }
      .value
    }
    for await _ in started.stream {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    for await _ in disposed.stream {}
  }

  /// Runs `body` in a task that has been cancelled before it begins.
  private func cancelled<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let gate = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in gate.stream {}
      return try await body()
    }
    task.cancel()
    gate.continuation.finish()
    return try await task.value
  }

  @Test("values throws CancellationError in a cancelled task")
  func valuesInCancelledTask() async {
    await #expect(throws: CancellationError.self) {
      try await cancelled {
        for try await _ in Observable<Int>.never().values {}
      }
    }
  }

  @Test("value returns in a cancelled task what comes during the subscription")
  func valueInCancelledTask() async throws {
    #expect(try await cancelled { try await Single.just(1).value } == 1)
    await #expect(throws: CancellationError.self) { try await cancelled { try await Single<Int>.never().value } }
  }

  @Test("an asynchronous sequence that throws CancellationError completes the observable")
  func asynchronousCancellation() async throws {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: CancellationError())
    }
    var events: [Event<Int>] = []
    for try await event in stream.asObservable().materialize().values { events.append(event) }
    #expect(events.map { "\($0)" } == ["next(1)", "completed"])
  }

  @Test("an asynchronous sequence becomes an observable")
  func asObservable() async throws {
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.yield(2)
      continuation.finish()
    }
    var received: [Int] = []
    for try await value in stream.asObservable().values { received.append(value) }
    #expect(received == [1, 2])

    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TraitFailure()) }
    await #expect(throws: TraitFailure.self) {
      for try await _ in failing.asObservable().values {}
    }
  }

  @Test("a Single runs asynchronous work for each subscription")
  func work() async throws {
    #expect(try await Single<Int>.create { 42 }.value == 42)
    #expect(try await Single<Int>.create(detached: true) { 43 }.value == 43)
    await #expect(throws: TraitFailure.self) {
      try await Single<Int>.create { () async throws -> Int in throw TraitFailure() }.value
    }
  }
}
