import RxCocoa
import RxSwift

let bag = DisposeBag()
let relay = PublishRelay<Int>()
let signal = relay.asSignal()
signal.emit(onNext: { print("first", $0) }).disposed(by: bag)
relay.accept(1)
signal.emit(onNext: { print("second", $0) }).disposed(by: bag)
relay.accept(2)
let target = PublishRelay<Int>()
target.subscribe(onNext: { print("target", $0) }).disposed(by: bag)
signal.map { $0 * 2 }.emit(to: target).disposed(by: bag)
relay.accept(3)
