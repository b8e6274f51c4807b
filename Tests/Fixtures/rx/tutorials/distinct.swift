import RxSwift

struct Point: Equatable { let x: Int, y: Int }

let bag = DisposeBag()
Observable.of("A", "A", "B", "B", "A").distinctUntilChanged().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(10, 110, 20, 200, 210, 310)
  .distinctUntilChanged { a, b in
    let first = String(a), second = String(b)
    return first.contains { second.contains($0) }
  }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.of("apple", "avocado", "banana", "blueberry", "cherry")
  .distinctUntilChanged { $0.first }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.of(Point(x: 1, y: 1), Point(x: 1, y: 2), Point(x: 2, y: 2))
  .distinctUntilChanged(at: \.x)
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
