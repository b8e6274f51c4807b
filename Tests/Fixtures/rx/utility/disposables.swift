import RxSwift

let composite = CompositeDisposable()
_ = composite.insert(Disposables.create { print("a") })
_ = composite.insert(Disposables.create { print("b") })
print(composite.count)
composite.dispose()
let serial = SerialDisposable()
serial.disposable = Disposables.create { print("first") }
serial.disposable = Disposables.create { print("second") }
serial.dispose()
var bag = DisposeBag()
Disposables.create { print("old bag") }.disposed(by: bag)
bag = DisposeBag()
print("replaced")
