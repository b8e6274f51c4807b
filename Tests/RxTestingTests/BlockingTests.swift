import Rx
import RxTesting
import Testing

private struct Failure: Error, Equatable {}

@Suite("toBlocking")
struct BlockingTests {
  private let failing = Observable.concat([Observable.of(1, 2), Observable.error(Failure())])
  private let elsewhere = SerialDispatchQueueScheduler(qos: .userInitiated)

  @Test("toArray returns all elements or throws the error")
  func toArray() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
    #expect(try Observable<Int>.empty().toBlocking().toArray() == [])
    #expect(throws: Failure.self) { try failing.toBlocking().toArray() }
  }

  @Test("first stops at the first element and last waits for the end")
  func firstAndLast() throws {
    #expect(try failing.toBlocking().first() == 1)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
    #expect(throws: Failure.self) { try failing.toBlocking().last() }
  }

  @Test("single wants exactly one element")
  func single() throws {
    #expect(try Observable.just(1).toBlocking().single() == 1)
    #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
    #expect(throws: RxError.self) { try Observable.of(1, 2).toBlocking().single() }
    #expect(throws: RxError.self) { try Observable<Int>.empty().toBlocking().single() }
    #expect(throws: Failure.self) { try Observable.just(1).toBlocking().single { _ in throw Failure() } }
  }

  @Test("single asks its predicate no more once a second element has satisfied it")
  func singlePredicate() {
    var asked: [Int] = []
    #expect(throws: RxError.self) {
      try Observable.of(1, 2, 3, 4).toBlocking().single { element in
        asked.append(element)
        return element < 3
      }
    }
    #expect(asked == [1, 2])
  }

  @Test("first stops a sequence that never ends")
  func firstOfEndless() throws {
    #expect(try Observable.repeatElement(1).toBlocking(timeout: 60).first() == 1)
  }

  @Test("materialize keeps the elements before an error")
  func materialize() {
    guard case .failed(let elements, let error) = failing.toBlocking().materialize() else {
      Issue.record("it should have failed")
      return
    }
    #expect(elements == [1, 2])
    #expect(error is Failure)
    guard case .completed(let all) = Observable.of(1, 2).toBlocking().materialize() else {
      Issue.record("it should have completed")
      return
    }
    #expect(all == [1, 2])
  }

  @Test("it waits for events from another thread")
  func background() throws {
    let source = Observable<Int>.create { [elsewhere] observer in
      elsewhere.schedule(()) { _ in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    #expect(try source.toBlocking().toArray() == [1, 2])
  }

  @Test("past the timeout it throws RxError.timeout and gives up its subscription")
  func timeout() {
    var isDisposed = false
    let source = Observable<Int>.create { _ in Disposables.create { isDisposed = true } }
    let error = #expect(throws: RxError.self) { try source.toBlocking(timeout: 0.01).toArray() }
    #expect(error?.debugDescription == RxError.timeout.debugDescription)
    #expect(isDisposed)
  }
}
