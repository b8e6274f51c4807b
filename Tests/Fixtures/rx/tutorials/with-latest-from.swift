import RxSwift

let bag = DisposeBag()
let button = PublishSubject<Void>()
let textField = PublishSubject<String>()
button.withLatestFrom(textField).subscribe(onNext: { print("latest", $0) }).disposed(by: bag)
button.withLatestFrom(textField) { _, text in text.count }.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
textField.sample(button).subscribe(onNext: { print("sample", $0) }).disposed(by: bag)
button.onNext(())
textField.onNext("Par")
textField.onNext("Paris")
button.onNext(())
button.onNext(())
