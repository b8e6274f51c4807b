import Rx
import RxTesting
import Testing

@Suite("Operators on Driver and Signal")
struct SharedSequenceOperatorTests {
  private func driver(_ source: Observable<Int>) -> Driver<Int> { source.asDriver(onErrorJustReturn: 0) }

  @Test("map, filter, compactMap, scan, skip, startWith, distinctUntilChanged")
  func elements() throws {
    try marbles {
      "-1-2-3-|"
      driver($0.ints[0]).map { $0 * 2 }
      "-2-4-6-|"
    }
    try marbles {
      "-1-2-3-|"
      driver($0.ints[0]).filter { $0 != 2 }
      "-1---3-|"
    }
    try marbles {
      "-1-2-3-|"
      driver($0.ints[0]).compactMap { $0 == 2 ? nil : $0 + 1 }
      "-2---4-|"
    }
    try marbles {
      "-1-2-3-|"
      driver($0.ints[0]).scan(0) { $0 + $1 }
      "-1-3-6-|"
    }
    try marbles {
      "-1-2-3-|"
      driver($0.ints[0]).skip(2)
      "-----3-|"
    }
    try marbles {
      "-1-2-|"
      driver($0.ints[0]).startWith(9)
      "91-2-|"
    }
    try marbles {
      "-1-1-2-3-|"
      driver($0.ints[0]).distinctUntilChanged()
      "-1---2-3-|"
    }
    try marbles {
      "-1-3-2-|"
      driver($0.ints[0]).distinctUntilChanged { $0 % 2 }
      "-1---2-|"
    }
    try marbles {
      "-2-3-1-|"
      driver($0.ints[0]).distinctUntilChanged { $0 < $1 }
      "-2---1-|"
    }
    try marbles {
      "-2-3-1-|"
      driver($0.ints[0]).distinctUntilChanged({ $0 }, comparer: { $0 < $1 })
      "-2---1-|"
    }
  }

  @Test("an error ends a Driver with the element given for it")
  func error() throws {
    try marbles {
      "-1-#"
      driver($0.ints[0]).map { $0 + 1 }
      "-2-(1|)"
    }
  }

  @Test("throttle, debounce and delay run on the sharing scheduler")
  func timing() throws {
    try marbles {
      "-1-2-3------|"
      driver($0.ints[0]).debounce(.milliseconds(300))
      "--------3---|"
    }
    try marbles {
      "-12--3-----|"
      driver($0.ints[0]).throttle(.milliseconds(300))
      "-1--2--3---|"
    }
    try marbles {
      "-12-3------|"
      driver($0.ints[0]).throttle(.milliseconds(400), latest: false)
      "-1---------|"
    }
    try marbles {
      "-1-2|"
      driver($0.ints[0]).delay(.milliseconds(200))
      "---1-2|"
    }
    try marbles {
      Driver<Int>.interval(.milliseconds(200))
      "--0-1-2-"
    }
    try marbles {
      Driver<Int>.timer(.milliseconds(100), period: .milliseconds(300))
      "-0--1--2"
    }
  }

  @Test("flatMap, flatMapLatest, flatMapFirst, switchLatest, merge and concat keep the trait")
  func flattening() throws {
    func twice(_ value: Int) -> Driver<Int> {
      Driver<Int>.timer(.milliseconds(100), period: .milliseconds(300)).asObservable().take(2)
        .map { _ in value }.asDriver(onErrorJustReturn: 0)
    }
    try marbles {
      "-1-2------|"
      driver($0.ints[0]).flatMap(twice) as Driver<Int>
      "--1-21-2--|"
    }
    try marbles {
      "-1-2------|"
      driver($0.ints[0]).flatMapLatest(twice) as Driver<Int>
      "--1-2--2--|"
    }
    try marbles {
      "-1-2------|"
      driver($0.ints[0]).flatMapFirst(twice) as Driver<Int>
      "--1--1----|"
    }
    try marbles {
      "-1-2------|"
      driver($0.ints[0]).map(twice).switchLatest()
      "--1-2--2--|"
    }
    try marbles {
      "-1-2------|"
      driver($0.ints[0]).map(twice).merge()
      "--1-21-2--|"
    }
    try marbles {
      "-1-2------|"
      driver($0.ints[0]).map(twice).merge(maxConcurrent: 1)
      "--1--12--2|"
    }
    try marbles {
      "-1-|"
      "-2-|"
      Driver.concat([driver($0.ints[0]), driver($0.ints[1])])
      "-1--2-|"
    }
    try marbles {
      "-1-3|"
      "--2--|"
      Driver.merge(driver($0.ints[0]), driver($0.ints[1]))
      "-123-|"
    }
  }

  @Test("combineLatest, zip and withLatestFrom keep the trait")
  func combining() throws {
    try marbles {
      "-1---2-|"
      "--3----|"
      Driver.combineLatest(driver($0.ints[0]), driver($0.ints[1])) { "\($0)\($1)" }
      "--'13'--'23'-|"
    }
    try marbles {
      "-1---2-|"
      "--3----|"
      "---4---|"
      Driver.combineLatest(driver($0.ints[0]), driver($0.ints[1]), driver($0.ints[2])).map { $0 + $1 + $2 }
      "---8-9-|"
    }
    try marbles {
      "-1-2-|"
      "--3-4|"
      Driver.zip(driver($0.ints[0]), driver($0.ints[1])).map { $0 * $1 }
      "--3-8|"
    }
    try marbles {
      "-1-2-|"
      "--3-4|"
      Driver.zip(driver($0.ints[0]), driver($0.ints[1])) { $0 + $1 }
      "--4-6|"
    }
    try marbles {
      "-1-2-|"
      "--3-4|"
      Driver.combineLatest([driver($0.ints[0]), driver($0.ints[1])]) { $0.reduce(0, +) }
      "--456|"
    }
    try marbles {
      "-1-2-|"
      "--3-4|"
      Driver.zip([driver($0.ints[0]), driver($0.ints[1])]).map { $0.reduce(0, +) }
      "--4-6|"
    }
    try marbles {
      "-1-2-3-|"
      "--4-5--|"
      driver($0.ints[0]).withLatestFrom(driver($0.ints[1])) { $0 + $1 }
      "---6-8-|"
    }
    try marbles {
      "-1-2-3-|"
      "--4-5--|"
      driver($0.ints[0]).withLatestFrom(driver($0.ints[1]))
      "---4-5-|"
    }
  }

  @Test("do, debug and withUnretained")
  func utilities() {
    onMain { environment in
      final class Owner {}
      var log: [String] = []
      let subject = PublishSubject<Int>()
      var owner: Owner? = Owner()
      let driver = subject.asDriver(onErrorJustReturn: 0)
      let subscription =
        driver
        .do(
          onNext: { log.append("next \($0)") }, onSubscribe: { log.append("subscribe") },
          onDispose: { log.append("dispose") }
        )
        .debug("name")
        .withUnretained(owner!) { "\(type(of: $0)) \($1)" }
        .drive(onNext: { log.append($0) }, onCompleted: { log.append("completed") })
      subject.onNext(1)
      owner = nil
      subject.onNext(2)
      subscription.dispose()
      #expect(log == ["subscribe", "next 1", "Owner 1", "next 2", "completed", "dispose"])
      #expect(environment.lines.contains { $0.contains("name -> subscribed") })
      #expect(environment.lines.contains { $0.contains("name -> Event next(1)") })
    }
  }

  @Test("just, of, from, empty, never and deferred make shared sequences")
  func creating() throws {
    try marbles {
      Driver.just(1)
      "(1|)"
    }
    try marbles {
      Signal.of(1, 2)
      "(12|)"
    }
    try marbles {
      Driver.from([1, 2])
      "(12|)"
    }
    try marbles {
      Driver.from(AnySequence([1, 2]))
      "(12|)"
    }
    try marbles {
      Driver.from(optional: Int?.none)
      "|"
    }
    try marbles {
      Driver<Int>.empty()
      "|"
    }
    try marbles {
      Driver<Int>.never()
      "---"
    }
    var made = 0
    try marbles {
      Driver<Int>.deferred {
        made += 1
        return .just(made)
      }
      "(1|)"
    }
  }
}
