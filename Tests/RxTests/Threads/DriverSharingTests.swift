import Dispatch
import Rx
import RxTesting
import Synchronization
import Testing

@Suite("Sharing along a chain of drivers")
struct DriverSharingTests {
  @Test("a handler may dispose itself and others, and subscribe anew, while an event is delivered")
  func reentrancy() {
    onMain { _ in
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 * 10 }
      var log: [String] = []
      let first = SerialDisposable()
      let second = SerialDisposable()
      let bag = DisposeBag()
      first.disposable = driver.drive(onNext: { value in
        log.append("first \(value)")
        driver.drive(onNext: { log.append("third \($0)") }).disposed(by: bag)
        first.dispose()
        second.dispose()
      })
      second.disposable = driver.drive(onNext: { log.append("second \($0)") })
      subject.onNext(1)
      subject.onNext(2)
      #expect(log == ["first 10", "third 10", "third 20"])
    }
  }

  @Test("the only listener may dispose itself while an event is delivered")
  func selfDisposal() {
    onMain { _ in
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 + 1 }.filter { $0 > 0 }
      var log: [Int] = []
      let subscription = SerialDisposable()
      subscription.disposable = driver.drive(onNext: {
        log.append($0)
        subscription.dispose()
      })
      subject.onNext(1)
      subject.onNext(2)
      #expect(log == [2])
      #expect(!subject.hasObservers)
      _ = driver.drive(onNext: { log.append($0) })
      subject.onNext(3)
      #expect(log == [2, 4])
    }
  }

  @Test("listeners come and go at every step of a chain, and the source stays connected while there is one")
  func steps() {
    onMain { _ in
      var subscriptions = 0
      let subject = PublishSubject<Int>()
      let root = subject.do(onSubscribe: { subscriptions += 1 }).asDriver(onErrorJustReturn: 0)
      let middle = root.map { $0 * 2 }
      let end = middle.scan(0) { $0 + $1 }
      var log: [String] = []
      let first = end.drive(onNext: { log.append("end \($0)") })
      subject.onNext(1)
      let second = middle.drive(onNext: { log.append("middle \($0)") })
      first.dispose()
      subject.onNext(2)
      let third = end.drive(onNext: { log.append("end \($0)") })
      second.dispose()
      third.dispose()
      #expect(log == ["end 2", "middle 2", "middle 4", "end 4"])
      #expect(subscriptions == 1)
      #expect(!subject.hasObservers)
    }
  }

  @Test("completion reaches all listeners at every step, and a later one starts anew")
  func completion() {
    onMain { _ in
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 }
      var log: [String] = []
      let bag = DisposeBag()
      driver.drive(onCompleted: { log.append("a") }, onDisposed: { log.append("a gone") }).disposed(by: bag)
      driver.filter { _ in true }.drive(onCompleted: { log.append("b") }).disposed(by: bag)
      driver.drive(onCompleted: { log.append("c") }).disposed(by: bag)
      subject.onCompleted()
      #expect(log == ["a", "a gone", "b", "c"])
      driver.drive(onCompleted: { log.append("late") }).disposed(by: bag)
      #expect(log.last == "late")
    }
  }

  @Test("nothing is left when all have gone")
  func resources() {
    onMain { environment in
      let before = Resources.total
      do {
        let subject = PublishSubject<Int>()
        let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 }.filter { $0 > 0 }
        let first = driver.drive()
        let second = driver.map { $0 }.drive()
        subject.onNext(1)
        first.dispose()
        second.dispose()
        _ = driver.drive()
        subject.onCompleted()
      }
      environment.run()
      #expect(Resources.total == before)
    }
  }

  @Test("threads subscribe and leave while events are delivered: each hears a gapless stretch")
  func threads() {
    onMain { environment in
      let subject = PublishSubject<Int>()
      let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 }.filter { _ in true }
      let rounds = 2000
      let done = Atomic<Int>(0)
      let gaps = Atomic<Int>(0)
      let heard = Atomic<Int>(0)
      let keepAlive = driver.drive()
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        Environments.with(environment) {
          if index == 0 {
            var next = 1
            while done.load(ordering: .acquiring) < 3 {
              subject.onNext(next)
              next += 1
            }
          } else {
            // Further rounds as long as nothing was heard: which threads run when is the machine's affair.
            var round = 0
            while round < rounds || heard.load(ordering: .relaxed) == 0 {
              round += 1
              var last = 0
              let subscription = driver.asObservable().subscribe(onNext: { value in
                if last != 0, value != last + 1 { gaps.add(1, ordering: .relaxed) }
                last = value
                heard.add(1, ordering: .relaxed)
              })
              subscription.dispose()
            }
            done.add(1, ordering: .acquiringAndReleasing)
          }
        }
      }
      keepAlive.dispose()
      #expect(gaps.load(ordering: .relaxed) == 0)
      #expect(heard.load(ordering: .relaxed) > 0)
      #expect(!subject.hasObservers)
    }
  }
}
