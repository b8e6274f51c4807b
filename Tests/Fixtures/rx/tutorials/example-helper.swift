import RxSwift

public func example(of description: String, action: () -> Void) {
  print("\n--- Example of:", description, "---")
  action()
}
example(of: "just, of, from") {
  let one = 1
  let two = 2
  let three = 3
  let observable = Observable<Int>.just(one)
  let observable2 = Observable.of(one, two, three)
  let observable3 = Observable.of([one, two, three])
  let observable4 = Observable.from([one, two, three])
  _ = observable.subscribe { print($0) }
  _ = observable2.subscribe { event in if let element = event.element { print(element) } }
  _ = observable3.subscribe(onNext: { print($0) })
  _ = observable4.subscribe(onNext: { element in print(element) })
}
example(of: "DisposeBag") {
  let disposeBag = DisposeBag()
  Observable.of("A", "B", "C").subscribe { print($0) }.disposed(by: disposeBag)
}
