import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3).map { $0 * 10 }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("a", "bcd").map(\.count).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2).map { n -> String in
  let square = n * n
  return "\(n) squared is \(square)"
}.subscribe(onNext: { print($0) }).disposed(by: bag)
