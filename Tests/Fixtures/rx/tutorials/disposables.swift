import RxSwift

let bag = DisposeBag()
let composite = CompositeDisposable()
_ = composite.insert(Disposables.create { print("one") })
let key = composite.insert(Disposables.create { print("two") })
print(composite.count)
if let key = key { composite.remove(for: key) }
composite.dispose()
print(composite.isDisposed, composite.count)
let serial = SerialDisposable()
serial.disposable = Disposables.create { print("first") }
serial.disposable = Disposables.create { print("second") }
serial.dispose()
let single = SingleAssignmentDisposable()
single.setDisposable(Disposables.create { print("single") })
single.dispose()
let boolean = BooleanDisposable()
print(boolean.isDisposed)
boolean.dispose()
print(boolean.isDisposed)
let once = Disposables.create { print("only once") }
once.dispose()
once.dispose()
Disposables.create(Disposables.create { print("a") }, Disposables.create { print("b") }).dispose()
