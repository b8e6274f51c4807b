import RxSwift

let bag = DisposeBag()
let source = PublishSubject<Int>(), sampler = PublishSubject<Void>()
source.sample(sampler).subscribe { print($0) }.disposed(by: bag)
source.onNext(1); source.onNext(2)
sampler.onNext(())
sampler.onNext(())
source.onNext(3)
sampler.onNext(())
sampler.onCompleted()
