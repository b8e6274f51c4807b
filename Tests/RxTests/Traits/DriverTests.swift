import Rx
import RxTesting
import Testing

@Suite("Driver and Signal")
struct DriverTests {
  @Test("a Driver replays its latest value to a new observer, a Signal does not")
  func replay() {
    onMain { _ in
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: -1)
      let signal = subject.asSignal(onErrorJustReturn: -1)
      var driven: [[Int]] = [[], []]
      var signaled: [[Int]] = [[], []]
      let bag = DisposeBag()
      driver.drive(onNext: { driven[0].append($0) }).disposed(by: bag)
      signal.emit(onNext: { signaled[0].append($0) }).disposed(by: bag)
      subject.onNext(1)
      driver.drive(onNext: { driven[1].append($0) }).disposed(by: bag)
      signal.emit(onNext: { signaled[1].append($0) }).disposed(by: bag)
      subject.onNext(2)
      #expect(driven == [[1, 2], [1, 2]])
      #expect(signaled == [[1, 2], [2]])
    }
  }

  @Test("side effects happen once however many observers there are, at every step of a chain")
  func sharing() {
    onMain { _ in
      var runs = 0
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: 0).map { value in
        runs += 1
        return value * 2
      }
      let bag = DisposeBag()
      var received: [Int] = []
      driver.drive(onNext: { received.append($0) }).disposed(by: bag)
      driver.map { $0 + 1 }.drive(onNext: { received.append($0) }).disposed(by: bag)
      subject.onNext(1)
      #expect(runs == 1)
      #expect(received == [2, 3])
    }
  }

  @Test("it forgets when nobody listens any more, and subscribes anew")
  func whileConnected() {
    onMain { _ in
      var subscriptions = 0
      let subject = PublishSubject<Int>()
      let driver = subject.do(onSubscribe: { subscriptions += 1 }).asDriver(onErrorJustReturn: 0)
      var received: [Int] = []
      driver.drive().dispose()
      let first = driver.drive(onNext: { received.append($0) })
      subject.onNext(1)
      first.dispose()
      let second = driver.drive(onNext: { received.append($0) })
      subject.onNext(2)
      second.dispose()
      #expect(received == [1, 2])
      #expect(subscriptions == 3)
    }
  }

  @Test("an error becomes an element, another driver, or one made for the error")
  func errors() {
    onMain { environment in
      let failing = Observable.concat([Observable.just(1), Observable.error(TraitFailure())])
      var events: [String] = []
      func note(_ name: String) -> (Int) -> Void { { events.append("\(name)\($0)") } }
      _ = failing.asDriver(onErrorJustReturn: 9).drive(
        onNext: note("a"), onCompleted: { events.append("done") }, onDisposed: { events.append("disposed") })
      _ = failing.asDriver(onErrorDriveWith: .of(7, 8)).drive(onNext: note("b"))
      _ = failing.asDriver(onErrorRecover: { .just($0 is TraitFailure ? 5 : 0) }).drive(onNext: note("c"))
      _ = failing.asSignal(onErrorJustReturn: 9).emit(onNext: note("d"))
      _ = failing.asSignal(onErrorSignalWith: .empty()).emit(onNext: note("e"))
      _ = failing.asSignal(onErrorRecover: { _ in .just(4) }).emit(onNext: note("f"))
      environment.run()
      #expect(
        events.sorted() == [
          "a1", "a9", "b1", "b7", "b8", "c1", "c5", "d1", "d9", "disposed", "done", "e1", "f1", "f4",
        ])
    }
  }

  @Test("drive and emit off the main thread are faults")
  func mainOnly() {
    onMain { environment in
      environment.isMain = false
      _ = Driver.just(1).drive()
      _ = Signal.just(1).emit()
      #expect(environment.faults.count == 2)
      #expect(environment.faults.first?.contains("can be only called from the main thread") == true)
    }
  }

  @Test("it drives observers, relays, functions and objects")
  func driveForms() {
    onMain { environment in
      final class Target { var values: [Int] = [] }
      let target = Target()
      let driver = Driver.of(1, 2)
      let relay = BehaviorRelay(value: 0)
      let optionalRelay = BehaviorRelay<Int?>(value: nil)
      let replay = ReplayRelay<Int>.createUnbound()
      let subject = ReplaySubject<Int>.createUnbounded()
      let optional = ReplaySubject<Int?>.createUnbounded()
      let bag = DisposeBag()
      driver.drive(relay).disposed(by: bag)
      driver.drive(optionalRelay).disposed(by: bag)
      driver.drive(replay).disposed(by: bag)
      driver.drive(subject).disposed(by: bag)
      driver.drive(optional).disposed(by: bag)
      driver.drive(with: target, onNext: { $0.values.append($1) }).disposed(by: bag)
      let transformed: Observable<String> = Driver.just(1).drive { $0.map { "\($0)" } }
      let curried: Int = driver.drive({ _ in { $0 + 1 } }, curriedArgument: 41)
      environment.run()
      #expect(relay.value == 2)
      #expect(optionalRelay.value == 2)
      var replayed: [Int] = []
      _ = replay.subscribe(onNext: { replayed.append($0) })
      #expect(replayed == [1, 2])
      #expect(collected(subject) == ["next(1)", "next(2)", "completed"])
      #expect(collected(optional) == ["next(Optional(1))", "next(Optional(2))", "completed"])
      #expect(target.values == [1, 2])
      #expect(collected(transformed) == ["next(1)", "completed"])
      #expect(curried == 42)
    }
  }

  @Test("it emits to observers, relays and objects")
  func emitForms() {
    onMain { environment in
      final class Target { var values: [Int] = [] }
      let target = Target()
      let signal = Signal.of(1, 2)
      let relay = BehaviorRelay(value: 0)
      let publish = PublishRelay<Int?>()
      var published: [Int?] = []
      let bag = DisposeBag()
      publish.subscribe(onNext: { published.append($0) }).disposed(by: bag)
      signal.emit(to: relay).disposed(by: bag)
      signal.emit(to: publish).disposed(by: bag)
      let subject = ReplaySubject<Int>.createUnbounded()
      signal.emit(to: subject).disposed(by: bag)
      signal.emit(with: target, onNext: { $0.values.append($1) }).disposed(by: bag)
      environment.run()
      #expect(relay.value == 2)
      #expect(published == [1, 2])
      #expect(collected(subject) == ["next(1)", "next(2)", "completed"])
      #expect(target.values == [1, 2])
    }
  }

  @Test("relays become drivers and signals")
  func relays() {
    onMain { _ in
      let behavior = BehaviorRelay(value: 1)
      let publish = PublishRelay<Int>()
      var received: [Int] = []
      let bag = DisposeBag()
      behavior.asDriver().drive(onNext: { received.append($0) }).disposed(by: bag)
      publish.asSignal().emit(onNext: { received.append($0) }).disposed(by: bag)
      behavior.accept(2)
      publish.accept(3)
      #expect(received == [1, 2, 3])
    }
  }

  @Test("the sharing scheduler can be replaced for a while, and belongs to the environment")
  func sharingScheduler() {
    onMain { _ in
      let scheduler = TestScheduler(initialClock: 0)
      var received: [Int] = []
      SharingScheduler.mock(scheduler: scheduler) {
        let driver = Observable.just(1).asDriver(onErrorJustReturn: 0)
        _ = driver.drive(onNext: { received.append($0) })
        #expect(received.isEmpty)
        onMain { _ in #expect(SharingScheduler.make() is MainScheduler) }
      }
      scheduler.start()
      #expect(received == [1])
      #expect(SharingScheduler.make() is MainScheduler)
    }
  }

  @Test("elements from another thread are delivered on main, in order")
  func delivery() {
    onMain { environment in
      let subject = PublishSubject<Int>()
      var received: [Int] = []
      let subscription = subject.asDriver(onErrorJustReturn: 0).drive(onNext: { received.append($0) })
      environment.isMain = false
      subject.onNext(1)
      subject.onNext(2)
      #expect(received.isEmpty)
      environment.isMain = true
      environment.run()
      #expect(received == [1, 2])
      subscription.dispose()
    }
  }

  private func collected<Element>(_ source: Observable<Element>) -> [String] {
    var events: [String] = []
    _ = source.subscribe { events.append("\($0)") }
    return events
  }
}
