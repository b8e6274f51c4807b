import Testing

@testable import Rx

@Suite("The trampoline")
struct TrampolineTests {
  @Test("of, from and range interleave inside merge")
  func interleaving() {
    let log = Log()
    _ = Observable.merge(.of(1, 2, 3), .from([10, 20, 30]), .range(start: 100, count: 2)).log(log)
    #expect(
      log.entries == [
        "next 1", "next 10", "next 100", "next 2", "next 20", "next 101", "next 3", "next 30", "completed", "disposed",
      ])
  }

  @Test("a subscription made within another waits for its turn")
  func nestedSubscription() {
    let log = Log()
    _ = Observable.of(1, 2).subscribe(onNext: { value in
      log.add("begin \(value)")
      _ = Observable.of(value * 10).subscribe(onNext: { log.add("inner \($0)") })
      log.add("end \(value)")
    })
    #expect(log.entries == ["begin 1", "end 1", "inner 10", "begin 2", "end 2", "inner 20"])
  }

  @Test("a subject does not start the trampoline")
  func subjectsDoWithout() {
    let log = Log()
    _ = BehaviorSubject(value: 1).subscribe(onNext: { _ in
      _ = Observable.of(2).subscribe(onNext: { log.add("inner \($0)") })
      log.add("outer")
    })
    #expect(log.entries == ["inner 2", "outer"])
  }

  @Test("scheduling on the current thread waits while an action runs and runs at once otherwise")
  func currentThread() {
    let log = Log()
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      let dropped = CurrentThreadScheduler.instance.schedule(()) { _ in
        log.add("dropped")
        return Disposables.create()
      }
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        log.add("second")
        return Disposables.create()
      }
      dropped.dispose()
      log.add("first")
      return Disposables.create()
    }
    #expect(log.entries == ["first", "second"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test("an infinite sequence ends when its environment says stop")
  func stops() {
    inTestEnvironment { environment in
      var count = 0
      _ = Observable.repeatElement(1).subscribe(onNext: { _ in
        count += 1
        environment.shouldStop = count == 1000
      })
      #expect(count == 1000)
      #expect(CurrentThreadScheduler.isScheduleRequired)
      environment.shouldStop = false
      var sum = 0
      _ = Observable.of(1, 2, 3).subscribe(onNext: { sum += $0 })
      #expect(sum == 6)
    }
  }

  @Test("an infinite retry ends when its environment says stop")
  func retryStops() {
    inTestEnvironment { environment in
      var count = 0
      _ = Observable<Int>.deferred {
        count += 1
        environment.shouldStop = count == 1000
        return .error(TestError())
      }.retry().subscribe()
      #expect(count == 1000)
    }
  }
}
