import RxCocoa
import RxSwift

let bag = DisposeBag()
let relay = PublishRelay<String>()
relay.accept("lost")
relay.subscribe { print($0) }.disposed(by: bag)
relay.accept("a")
relay.asObservable().map { $0 + "!" }.subscribe(onNext: { print($0) }).disposed(by: bag)
relay.accept("b")
