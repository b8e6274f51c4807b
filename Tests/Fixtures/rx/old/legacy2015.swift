import RxSwift
import RxCocoa
import UIKit

// the very first: RxSwift 2.0 beta
let disposeBag = DisposeBag()
let field = UITextField()
let label = UILabel()
let button = UIButton()
Observable.combineLatest(Observable.just("a"), Observable.just(2)) { "\($0)\($1)" }
  .subscribe(onNext: { print($0) })
  .disposed(by: disposeBag)
field.rx.text.orEmpty
  .map { "typed: " + $0 }
  .bind(to: label.rx.text)
  .disposed(by: disposeBag)
button.rx.tap
  .subscribe(onNext: { print("tapped") })
  .disposed(by: disposeBag)
field.text = "hi"
field.sendActions(for: .editingChanged)
print(label.text ?? "nil")
button.sendActions(for: .touchUpInside)
Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
  .take(3)
  .map { "tick \($0)" }
  .subscribe(onNext: { print($0) })
  .disposed(by: disposeBag)
let source = PublishSubject<Int>()
source
  .debounce(.seconds(2), scheduler: MainScheduler.instance)
  .subscribe(onNext: { print("throttled \($0)") })
  .disposed(by: disposeBag)
Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2).withLatestFrom(source)
  .subscribe(onNext: { print("sampled \($0)") })
  .disposed(by: disposeBag)
source.onNext(1)
source.on(.next(2))
Observable.of(1, 2)
  .subscribe(onNext: { print("m \($0)") })
  .disposed(by: disposeBag)
Observable.zip(Observable.just(1), Observable.just("b")) { "\($0)\($1)" }
  .subscribe(onNext: { print($0) })
  .disposed(by: disposeBag)
Observable<Int>.empty().subscribe(onCompleted: { print("empty done") }).disposed(by: disposeBag)
