import RxSwift

struct Failure: Error {}
let bag = DisposeBag()
Observable<Int>.empty().subscribe { print($0) }.disposed(by: bag)
Observable<Int>.never().subscribe { print($0) }.disposed(by: bag)
Observable<Int>.error(Failure()).subscribe { print($0) }.disposed(by: bag)
print("end")
