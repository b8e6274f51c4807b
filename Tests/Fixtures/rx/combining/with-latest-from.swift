import RxSwift

let bag = DisposeBag()
let button = PublishSubject<Void>(), text = PublishSubject<String>()
button.withLatestFrom(text).subscribe(onNext: { print("text", $0) }).disposed(by: bag)
button.withLatestFrom(text) { "\($0) \($1)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
button.onNext(())
text.onNext("a"); text.onNext("b")
button.onNext(()); button.onNext(())
