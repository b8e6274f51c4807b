import RxSwift

let bag = DisposeBag()
let source = Observable.of(1, 3, 5, 7, 9)
source.reduce(0, accumulator: +).subscribe { print($0) }.disposed(by: bag)
source.scan(0, accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.zip(source, source.scan(0, accumulator: +))
  .subscribe(onNext: { value, total in print("\(value) \(total)") })
  .disposed(by: bag)
source.scan(into: [Int]()) { list, value in list.append(value) }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
source.reduce("") { $0 + "\($1)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
source.scan((0, 0)) { ($0.0 + $1, max($0.1, $1)) }
  .map { sum, largest in "\(sum)/\(largest)" }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
