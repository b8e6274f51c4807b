// The order of do's handlers.
import RxSwift

func traced(_ source: Observable<Int>) -> Observable<Int> {
  source.do(
    onNext: { print("onNext", $0) }, afterNext: { print("afterNext", $0) },
    onError: { print("onError", $0) }, afterError: { print("afterError", $0) },
    onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") },
    onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") }, onDispose: { print("onDispose") })
}
for source in [Observable.of(1, 2), .error(RxError.unknown), .empty()] {
  print("--")
  traced(source).subscribe(
    onNext: { print("next", $0) }, onError: { print("error", $0) }, onCompleted: { print("completed") },
    onDisposed: { print("disposed") }).dispose()
}
let subject = PublishSubject<Int>()
print("--")
let d = traced(subject).do(onDispose: { print("outer dispose") }).subscribe(onNext: { print("next", $0) }, onDisposed: { print("disposed") })
subject.onNext(5)
d.dispose()
print("--")
_ = Single.just(1).do(
  onSuccess: { print("success", $0) }, afterSuccess: { print("after", $0) }, onSubscribe: { print("sub") },
  onSubscribed: { print("subscribed") }, onDispose: { print("dispose") }).subscribe { print($0) }
_ = Completable.empty().do(onCompleted: { print("c") }, afterCompleted: { print("ac") }, onDispose: { print("d") }).subscribe { print($0) }
_ = Maybe<Int>.empty().do(onNext: { print($0) }, onCompleted: { print("mc") }).subscribe { print($0) }
