// Disposing from inside onNext.
import RxSwift

let source = PublishSubject<String>()
var subscription: Disposable?
subscription = source.do(onDispose: { print("upstream gone") }).subscribe(
  onNext: { value in
    print("got", value)
    if value == "stop" {
      subscription?.dispose()
      print("after dispose")
    }
  }, onDisposed: { print("disposed") })
source.onNext("a")
source.onNext("stop")
source.onNext("b")
print(source.hasObservers)

let serial = SerialDisposable()
serial.disposable = Observable.of(1, 2, 3, 4).subscribe(onNext: {
  print("of", $0)
  if $0 == 2 { serial.dispose() }
})
print(serial.isDisposed)
