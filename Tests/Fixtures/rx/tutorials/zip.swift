import RxSwift

enum Weather { case cloudy, sunny }

let bag = DisposeBag()
let left: Observable<Weather> = Observable.of(.sunny, .cloudy, .cloudy, .sunny)
let right = Observable.of("Lisbon", "Copenhagen", "London", "Madrid", "Vienna")
Observable.zip(left, right) { weather, city in
  return "It's \(weather) in \(city)"
}
.subscribe { print($0) }
.disposed(by: bag)
Observable.zip(right, right.skip(1))
  .subscribe(onNext: { (from, to) in print("\(from) → \(to)") })
  .disposed(by: bag)
Observable.zip([Observable.of(1, 2), Observable.of(3, 4)]).subscribe(onNext: { print($0) }).disposed(by: bag)
