// An operator written with create and state in the closure: debounce by count, buffer until, a toggle.
import RxSwift

extension ObservableType {
  func buffer<Boundary>(until boundary: Observable<Boundary>) -> Observable<[Element]> {
    .create { observer in
      var collected: [Element] = []
      let group = CompositeDisposable()
      _ = group.insert(boundary.subscribe(onNext: { _ in
        observer.onNext(collected)
        collected.removeAll()
      }))
      _ = group.insert(self.subscribe { event in
        switch event {
        case .next(let e): collected.append(e)
        case .completed:
          if !collected.isEmpty { observer.onNext(collected) }
          observer.onCompleted()
        case .error(let e): observer.onError(e)
        }
      })
      return group
    }
  }
  func every(_ n: Int) -> Observable<Element> {
    enumerated().filter { ($0.index + 1) % n == 0 }.map { $0.element }
  }
  func toggle(_ on: Bool = false) -> Observable<Bool> { scan(on) { last, _ in !last }.startWith(on) }
  func cache<Key: Hashable>(by key: @escaping (Element) -> Key) -> Observable<[Key: Element]> {
    scan(into: [:]) { $0[key($1)] = $1 }
  }
}
let a = PublishSubject<Int>(), b = PublishSubject<Void>()
_ = a.buffer(until: b).subscribe { print($0) }
_ = b.toggle(true).subscribe(onNext: { print("toggle", $0) })
a.onNext(1); a.onNext(2); b.onNext(()); b.onNext(()); a.onNext(3); a.onCompleted()
_ = Observable.range(start: 1, count: 10).every(3).toArray().subscribe { print($0) }
_ = Observable.of("one", "two", "three").cache { $0.count }.takeLast(1).subscribe(onNext: { d in
  print(d.keys.sorted().map { "\($0):\(d[$0]!)" })
})
