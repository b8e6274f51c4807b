import Rx

/// A measurement that should cost as much per item among many as among ten.
struct ScaleMeasurement {
  let name: String
  /// Does the thing once with as many items and returns something that depends on each.
  let run: (Int) -> Int
}

/// Result of a measurement.
struct ScaleOutcome: Codable {
  let name: String
  let items: Int
  let nanosecondsAmongTen: Double
  let nanosecondsAmongMany: Double
  let ratio: Double
}

@MainActor let scale: [ScaleMeasurement] = [
  ScaleMeasurement(name: "a subject's observers: subscribe, hear, dispose") { count in
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { sum &+= $0 }) }
    subject.on(.next(1))
    for subscription in subscriptions { subscription.dispose() }
    return sum
  },
  ScaleMeasurement(name: "merged observables: subscribe, hear, dispose") { count in
    var sum = 0
    let subjects = (0..<count).map { _ in PublishSubject<Int>() }
    let subscription = Observable.merge(subjects).subscribe(onNext: { sum &+= $0 })
    for subject in subjects { subject.on(.next(1)) }
    subscription.dispose()
    return sum
  },
  ScaleMeasurement(name: "groupBy: a group each, hear, dispose") { count in
    var sum = 0
    let subject = PublishSubject<Int>()
    let subscription = subject.groupBy { $0 }.flatMap { $0 }.subscribe(onNext: { sum &+= $0 })
    for value in 0..<count { subject.on(.next(value)) }
    subscription.dispose()
    return sum
  },
  ScaleMeasurement(name: "a CompositeDisposable's members: insert, remove half, dispose") { count in
    var sum = 0
    let composite = CompositeDisposable()
    let keys = (0..<count).map { _ in composite.insert(Disposables.create { sum &+= 1 }) }
    for (index, key) in keys.enumerated() where index % 2 == 0 { if let key { composite.remove(for: key) } }
    composite.dispose()
    return sum
  },
]

/// Measures a thing among ten items and among many.
func measure(_ measurement: ScaleMeasurement, many: Int = 100_000) -> ScaleOutcome {
  let among = medianNanoseconds(many) { items in
    var sum = 0
    for _ in 0..<(items / 10) { sum &+= measurement.run(10) }
    return sum
  }
  let amongMany = medianNanoseconds(many, measurement.run)
  return ScaleOutcome(
    name: measurement.name, items: many, nanosecondsAmongTen: among, nanosecondsAmongMany: amongMany,
    ratio: amongMany / among)
}
