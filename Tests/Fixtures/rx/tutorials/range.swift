import RxSwift

let bag = DisposeBag()
Observable<Int>.range(start: 1, count: 10)
  .subscribe(onNext: { i in
    let n = Double(i)
    let fibonacci = Int(((1.61803 * n) + 1).rounded())
    print(fibonacci)
  })
  .disposed(by: bag)
Observable.range(start: 5, count: 0).subscribe { print($0) }.disposed(by: bag)
