import Rx
import RxTesting
import Testing

@Suite("Infallible")
struct InfallibleTests {
  private func infallible(_ source: Observable<Int>) -> Infallible<Int> { source.asInfallible(onErrorJustReturn: 0) }

  @Test("an error becomes an element, another sequence, or one made for the error")
  func errors() throws {
    try marbles {
      "-1-#"
      $0.ints[0].asInfallible(onErrorJustReturn: 9)
      "-1-(9|)"
    }
    try marbles {
      "-1-#"
      $0.ints[0].asInfallible(onErrorFallbackTo: .of(7, 8))
      "-1-(78|)"
    }
    try marbles {
      "-1-#"
      $0.ints[0].asInfallible { _ in .just(6) }
      "-1-(6|)"
    }
  }

  @Test("create sends elements and the end, and stops when disposed")
  func create() {
    var events: [String] = []
    var send: Infallible<Int>.InfallibleObserver?
    let subscription = Infallible<Int>.create { observer in
      send = observer
      return Disposables.create { events.append("gone") }
    }
    .subscribe(onNext: { events.append("next \($0)") }, onDisposed: { events.append("disposed") })
    send?(.next(1))
    subscription.dispose()
    send?(.next(2))
    #expect(events == ["next 1", "gone", "disposed"])
    var received: [String] = []
    _ = Infallible.of(1, 2).subscribe { (event: InfallibleEvent<Int>) in received.append("\(event)") }
    #expect(received == ["next(1)", "next(2)", "completed"])
    #expect(InfallibleEvent.next(1).event == .next(1))
    #expect(InfallibleEvent<Int>.completed.event == .completed)
  }

  @Test("operators on elements keep the trait")
  func elements() throws {
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).map { $0 + 1 }.filter { $0 != 3 }.compactMap { Optional($0) } as Infallible<Int>
      "-2---4-|"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).scan(0) { $0 + $1 }.startWith(0)
      "01-3-6-|"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).scan(into: 0) { $0 += $1 }
      "-1-3-6-|"
    }
    try marbles {
      "-1-1-2-|"
      infallible($0.ints[0]).distinctUntilChanged()
      "-1---2-|"
    }
    try marbles {
      "-1-3-2-|"
      infallible($0.ints[0]).distinctUntilChanged { $0 % 2 }
      "-1---2-|"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).take(2)
      "-1-(2|)"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).take(until: { $0 == 2 }, behavior: .inclusive)
      "-1-(2|)"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).take(while: { $0 < 2 })
      "-1-|"
    }
    try marbles {
      "-1-2-3-|"
      "---x"
      infallible($0.ints[0]).take(until: $0.b.asInfallible(onErrorJustReturn: ""))
      "-1-|"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).skip(while: { $0 < 2 })
      "---2-3-|"
    }
    try marbles {
      "-1--2-3-|"
      "--x"
      infallible($0.ints[0]).skip(until: $0.b)
      "----2-3-|"
    }
  }

  @Test("operators on time keep the trait")
  func timing() throws {
    try marbles {
      "-1-2----|"
      infallible($0.ints[0]).debounce(.milliseconds(200), scheduler: $0.scheduler)
      "-----2--|"
    }
    try marbles {
      "-12--3-----|"
      infallible($0.ints[0]).throttle(.milliseconds(300), scheduler: $0.scheduler)
      "-1--2--3---|"
    }
    try marbles {
      "-1-2-3-|"
      infallible($0.ints[0]).take(for: .milliseconds(400), scheduler: $0.scheduler)
      "-1-2|"
    }
  }

  @Test("combining and flattening keep the trait")
  func combining() throws {
    try marbles {
      "-1--2-|"
      "--3---|"
      Infallible.combineLatest(infallible($0.ints[0]), infallible($0.ints[1])) { $0 + $1 }
      "--4-5-|"
    }
    try marbles {
      "-1--2-|"
      "--3---|"
      Infallible.combineLatest(infallible($0.ints[0]), infallible($0.ints[1])).map { $0 * $1 }
      "--3-6-|"
    }
    try marbles {
      "-1-2-|"
      "--3-4|"
      Infallible.zip(infallible($0.ints[0]), infallible($0.ints[1])) { $0 + $1 }
      "--4-6|"
    }
    try marbles {
      "-1-|"
      "-2-|"
      infallible($0.ints[0]).concat(infallible($0.ints[1]))
      "-1--2-|"
    }
    try marbles {
      "-1--|"
      "--2-|"
      Infallible.merge(infallible($0.ints[0]), infallible($0.ints[1]))
      "-12-|"
    }
    try marbles {
      "-1-2-|"
      "--3-|"
      infallible($0.ints[0]).withLatestFrom(infallible($0.ints[1])) { $0 * $1 }
      "---6-|"
    }
    try marbles {
      "-1-2-|"
      infallible($0.ints[0]).flatMap { Infallible.of($0, $0) }
      "-(11)-(22)-|"
    }
    try marbles {
      "-1-2-|"
      infallible($0.ints[0]).concatMap { Infallible.just($0 * 2) }
      "-2-4-|"
    }
    try marbles {
      "-1-2-|"
      infallible($0.ints[0]).flatMapLatest { Infallible.just($0 * 2) }
      "-2-4-|"
    }
    try marbles {
      "-1-2-|"
      infallible($0.ints[0]).flatMapFirst { Infallible.just($0 * 2) }
      "-2-4-|"
    }
  }

  @Test("it binds to observers and relays, and relays give infallible sequences")
  func binding() {
    let relay = BehaviorRelay(value: 0)
    let publish = PublishRelay<Int>()
    var received: [Int] = []
    let bag = DisposeBag()
    publish.asInfallible().bind(to: relay).disposed(by: bag)
    relay.asInfallible().bind(onNext: { received.append($0) }).disposed(by: bag)
    publish.accept(5)
    #expect(relay.value == 5)
    #expect(received == [0, 5])
  }

  @Test("flatMapLatest to infallible sequences is infallible")
  func flatMapLatest() {
    let source = PublishSubject<Int>()
    let latest: Infallible<Int> = source.flatMapLatest { infallible(.of($0, $0 * 10)) }
    var received: [Int] = []
    let subscription = latest.subscribe(onNext: { received.append($0) })
    source.onNext(1)
    source.onNext(2)
    #expect(received == [1, 10, 2, 20])
    subscription.dispose()
  }
}
