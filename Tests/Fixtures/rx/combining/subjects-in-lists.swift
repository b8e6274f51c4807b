// Lists of subjects where a generic operator asks for a sequence of observables.
import RxSwift

let bag = DisposeBag()
let a = PublishSubject<Int>(), b = BehaviorSubject(value: 1), c = PublishSubject<Int>()
Observable.amb([a, c]).subscribe { print("amb", $0) }.disposed(by: bag)
Observable.concat([b, a]).subscribe { print("concat", $0) }.disposed(by: bag)
Observable.merge([a, c]).subscribe { print("merge", $0) }.disposed(by: bag)
Observable.zip([a, c]).subscribe { print("zip", $0) }.disposed(by: bag)
Observable.catch(sequence: [.error(RxError.unknown), b]).subscribe { print("catch", $0) }.disposed(by: bag)
Completable.concat([.empty(), .empty()]).subscribe { print("completable", $0) }.disposed(by: bag)
c.onNext(2)
a.onNext(3)
b.onCompleted()
a.onNext(4)
