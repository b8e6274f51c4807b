import Rx

/// The speed table: events and build-ups beside the floors.
@MainActor let speed: [Measurement] = [
  Measurement(name: "PublishSubject, one observer", floor: .floor1, goal: 5, rxSwift: 0.44...0.50, count: 1_000_000) {
    count in
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { sum &+= $0 })
    for _ in 0..<count { subject.on(.next(1)) }
    subscription.dispose()
    return sum
  },
  Measurement(name: "PublishSubject, two observers", floor: .floor1, goal: 8, rxSwift: 0.45...0.47, count: 1_000_000) {
    count in
    var sum = 0
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(onNext: { sum &+= $0 })
    let second = subject.subscribe(onNext: { sum &+= $0 })
    for _ in 0..<count { subject.on(.next(1)) }
    first.dispose()
    second.dispose()
    return sum
  },
  Measurement(
    name: "PublishSubject: create, subscribe, event, dispose", floor: .floor1, goal: 40, rxSwift: 2.5...4.9,
    count: 50_000
  ) {
    count in
    var sum = 0
    for _ in 0..<count {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { sum &+= $0 })
      subject.on(.next(1))
      subscription.dispose()
    }
    return sum
  },
  Measurement(name: "create + 6 × (map, filter)", floor: .floor12, goal: 2, rxSwift: 1.7...2.3, count: 100_000) {
    mapFilter($0)
  },
  Measurement(name: "create + 6 × (map, filter), build-up", floor: .floor12, goal: 25, rxSwift: 16...23, count: 10_000)
  {
    count in
    var sum = 0
    for _ in 0..<count { sum &+= mapFilter(1) }
    return sum
  },
  Measurement(name: "the same as a Driver", floor: .floor12, goal: 4, rxSwift: 5.5...8.9, count: 100_000) {
    driver($0)
  },
  Measurement(name: "the same as a Driver, build-up", floor: .floor12, goal: 50, rxSwift: 53...56, count: 5_000) {
    count in
    var sum = 0
    for _ in 0..<count { sum &+= driver(1) }
    return sum
  },
  Measurement(name: "5 × flatMap to just", floor: .floor1, goal: 100, rxSwift: 7.9...9.7, count: 20_000) {
    flatMaps($0)
  },
  Measurement(name: "5 × flatMap, build-up", floor: .floor12, goal: 30, rxSwift: 21...34, count: 10_000) { count in
    var sum = 0
    for _ in 0..<count { sum &+= flatMaps(1) }
    return sum
  },
  Measurement(name: "5 × flatMapLatest to just", floor: .floor1, goal: 110, rxSwift: 6.5...11.8, count: 20_000) {
    flatMapLatests($0)
  },
  Measurement(name: "5 × flatMapLatest, build-up", floor: .floor12, goal: 30, rxSwift: 20...34, count: 10_000) {
    count in
    var sum = 0
    for _ in 0..<count { sum &+= flatMapLatests(1) }
    return sum
  },
  Measurement(name: "7 × combineLatest of 4", floor: .floor1, goal: 60, rxSwift: 3.7...4.5, count: 20_000) {
    combineLatests($0)
  },
  Measurement(name: "7 × combineLatest of 4, build-up", floor: .floor12, goal: 80, rxSwift: 64...80, count: 5_000) {
    count in
    var sum = 0
    for _ in 0..<count { sum &+= combineLatests(1) }
    return sum
  },
]

/// Rows that are measured beside peers only: RxSwift's time is not known.
@MainActor let furtherRows: [Measurement] = [
  Measurement(name: "groupBy, 100,000 groups", floor: .floor1, goal: 400, rxSwift: nil, count: 100_000) { count in
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscription = subject.groupBy { $0 }.flatMap { $0 }.subscribe(onNext: { sum &+= $0 &+ 1 })
    for value in 0..<count { subject.on(.next(value)) }
    subscription.dispose()
    return sum
  },
  // The cost of combining four sources with the implementation for any number of sources.
  Measurement(
    name: "7 × combineLatest of a list of 4", floor: .floor1, goal: 120, rxSwift: nil, count: 20_000
  ) { combineLists($0) },
  Measurement(
    name: "7 × combineLatest of a list of 4, build-up", floor: .floor12, goal: 200, rxSwift: nil, count: 5_000
  ) { count in
    var sum = 0
    for _ in 0..<count { sum &+= combineLists(1) }
    return sum
  },
]

/// Returns a created sequence of as many ones.
private func ones(_ count: Int) -> Observable<Int> {
  Observable<Int>.create { observer in
    for _ in 0..<count { observer.on(.next(1)) }
    return Disposables.create()
  }
}

private func mapFilter(_ count: Int) -> Int {
  var sum = 0
  var source = ones(count)
  for _ in 0..<6 { source = source.map { $0 &+ 1 }.filter { $0 > 0 } }
  let subscription = source.subscribe(onNext: { sum &+= $0 })
  subscription.dispose()
  return sum
}

private func driver(_ count: Int) -> Int {
  var sum = 0
  var source = ones(count).asDriver(onErrorJustReturn: 0)
  for _ in 0..<6 { source = source.map { $0 &+ 1 }.filter { $0 > 0 } }
  let subscription = source.drive(onNext: { sum &+= $0 })
  subscription.dispose()
  return sum
}

private func flatMaps(_ count: Int) -> Int {
  var sum = 0
  var source = ones(count)
  for _ in 0..<5 { source = source.flatMap { Observable.just($0) } }
  let subscription = source.subscribe(onNext: { sum &+= $0 })
  subscription.dispose()
  return sum
}

private func flatMapLatests(_ count: Int) -> Int {
  var sum = 0
  var source = ones(count)
  for _ in 0..<5 { source = source.flatMapLatest { Observable.just($0) } }
  let subscription = source.subscribe(onNext: { sum &+= $0 })
  subscription.dispose()
  return sum
}

private func combineLatests(_ count: Int) -> Int {
  var sum = 0
  var source = ones(count)
  for _ in 0..<7 {
    source = Observable.combineLatest(Observable.just(1), Observable.just(1), Observable.just(1), source) {
      $0 &+ $1 &+ $2 &+ $3
    }
  }
  let subscription = source.subscribe(onNext: { sum &+= $0 })
  subscription.dispose()
  return sum
}

private func combineLists(_ count: Int) -> Int {
  var sum = 0
  var source = ones(count)
  for _ in 0..<7 {
    source = Observable.combineLatest([Observable.just(1), Observable.just(1), Observable.just(1), source]) {
      $0[0] &+ $0[1] &+ $0[2] &+ $0[3]
    }
  }
  let subscription = source.subscribe(onNext: { sum &+= $0 })
  subscription.dispose()
  return sum
}
