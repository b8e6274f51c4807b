import RxSwift

// Creating operators with schedulers, and those that never end by themselves.
let bag = DisposeBag()
func show<T>(_ name: String, _ sequence: Observable<T>) {
  sequence.subscribe(onNext: { print(name, $0) }, onCompleted: { print(name, "completed") }).disposed(by: bag)
}
show("just on", Observable.just(1, scheduler: MainScheduler.instance))
show("of on", Observable.of(1, 2, scheduler: MainScheduler.asyncInstance))
show("from on", Observable.from([1, 2], scheduler: MainScheduler.instance))
show("from set", Observable.from(Set([1]), scheduler: CurrentThreadScheduler.instance))
show("optional on", Observable.from(optional: 1, scheduler: MainScheduler.instance))
show("optional none", Observable.from(optional: Int?.none))
show("range on", Observable.range(start: 5, count: 2, scheduler: MainScheduler.instance))
show("range none", Observable.range(start: 5, count: 0))
show("repeat", Observable.repeatElement("x").take(2))
show("generate on", Observable.generate(initialState: 1, condition: { $0 < 9 }, scheduler: MainScheduler.instance, iterate: { $0 * 3 }))
show("interleaved", Observable.merge(Observable.of(1, 2, 3), Observable.of(4, 5, 6)))
show("amb", Observable.amb([Observable<Int>.never(), Observable.just(1), Observable.just(2)]))
show("amb none", Observable<Int>.amb([]).take(until: Observable.just(())))
show("enumerated", Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" })
show("group", Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key): \($0)" } })
show("buffered groups", Observable.of(1, 2, 3, 4).groupBy(keySelector: { $0 > 2 }).concatMap { $0.toArray() })
