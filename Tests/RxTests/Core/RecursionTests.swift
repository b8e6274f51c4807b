import Testing

@testable import Rx

@Suite("Recursion in constant stack")
struct RecursionTests {
  private static let depth = 1_000_000

  @Test("a million retries of what fails at once")
  func retry() {
    var attempts = 0
    var failures = 0
    _ = Observable<Int>.deferred {
      attempts += 1
      return .error(TestError())
    }.retry(RecursionTests.depth).subscribe(onError: { _ in failures += 1 })
    #expect(attempts == RecursionTests.depth)
    #expect(failures == 1)
  }

  /// Returns the approximate end of the caller's stack.
  @inline(never)
  private func stackPosition() -> Int {
    var local = 0
    return withUnsafeMutablePointer(to: &local) { Int(bitPattern: $0) }
  }

  @Test("retries that a notifier triggers at once stand where the first ones stood on the stack")
  func retryWhen() {
    let attemptsToMake = 20_000
    var attempts = 0
    var positions: [Int] = []
    _ = Observable<Int>.deferred {
      attempts += 1
      if attempts == 10 || attempts == attemptsToMake - 1 { positions.append(stackPosition()) }
      return attempts == attemptsToMake ? .just(attempts) : .error(TestError())
    }.retry(when: { errors in errors }).subscribe()
    #expect(attempts == attemptsToMake)
    #expect(positions.count == 2 && positions[0] == positions[1])
  }

  @Test("a concat of a million sequences")
  func concat() {
    var sum = 0
    _ = Observable.concat((0..<RecursionTests.depth).lazy.map { _ in Observable.just(1) }).subscribe(onNext: {
      sum += $0
    })
    #expect(sum == RecursionTests.depth)
  }

  @Test("a function that concats itself, a million deep")
  func recursiveConcat() {
    func countdown(_ number: Int) -> Observable<Int> {
      number == 0 ? .empty() : Observable.just(1).concat(Observable.deferred { countdown(number - 1) })
    }
    var sum = 0
    var isCompleted = false
    _ = countdown(RecursionTests.depth).subscribe(onNext: { sum += $0 }, onCompleted: { isCompleted = true })
    #expect(sum == RecursionTests.depth)
    #expect(isCompleted)
  }

  @Test("a catch of a million sequences that fail")
  func catchSequence() {
    var attempts = 0
    let failing = Observable<Int>.deferred {
      attempts += 1
      return .error(TestError())
    }
    _ = Observable.catch(sequence: repeatElement(failing, count: RecursionTests.depth)).subscribe(onError: { _ in })
    #expect(attempts == RecursionTests.depth)
  }

  @Test("a million recursive schedules on the current thread")
  func scheduleRecursive() {
    var turns = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(RecursionTests.depth) { left, recurse in
      turns += 1
      if left > 1 { recurse(left - 1) }
    }
    #expect(turns == RecursionTests.depth)
  }

  @Test("a hundred thousand elements from a sequence, a range, and a generator")
  func sources() {
    var sum = 0
    _ = Observable.from(repeatElement(1, count: 100_000)).subscribe(onNext: { sum += $0 })
    _ = Observable.range(start: 0, count: 100_000).subscribe(onNext: { _ in sum += 1 })
    _ = Observable.generate(initialState: 0, condition: { $0 < 100_000 }, iterate: { $0 + 1 })
      .subscribe(onNext: { _ in sum += 1 })
    #expect(sum == 3 * 100_000)
  }

  @Test("a concatMap over a hundred thousand elements")
  func concatMap() {
    var sum = 0
    _ = Observable.from(repeatElement(1, count: 100_000)).concatMap { Observable.just($0) }
      .subscribe(onNext: { sum += $0 })
    #expect(sum == 100_000)
  }
}
