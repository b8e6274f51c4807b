import RxSwift

// Both scopes of share after an error, and after all have left.
struct Failure: Error {}
var runs = 0
func source(failing: Bool) -> Observable<Int> {
  Observable.create { observer in
    runs += 1
    observer.onNext(runs)
    if failing { observer.onError(Failure()) } else { observer.onNext(runs * 10) }
    return Disposables.create { print("stopped") }
  }
}
func show<T>(_ name: String, _ sequence: Observable<T>) -> Disposable {
  sequence.subscribe(
    onNext: { print(name, $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") })
}
let connected = source(failing: true).share(replay: 1, scope: .whileConnected)
_ = show("connected 1", connected)
_ = show("connected 2", connected)
let forever = source(failing: true).share(replay: 1, scope: .forever)
_ = show("forever 1", forever)
_ = show("forever 2", forever)

let living = source(failing: false).share(replay: 1, scope: .whileConnected)
let first = show("living 1", living)
let second = show("living 2", living)
first.dispose()
second.dispose()
show("living 3", living).dispose()
let kept = source(failing: false).share(replay: 1, scope: .forever)
show("kept 1", kept).dispose()
show("kept 2", kept).dispose()

let counted = source(failing: false).publish().refCount()
show("counted 1", counted).dispose()
show("counted 2", counted).dispose()
let none = source(failing: false).replay(0)
_ = show("replay 0", none)
let connection = none.connect()
_ = show("replay 0 late", none)
connection.dispose()
let all = source(failing: false).replayAll()
let connected2 = all.connect()
_ = show("replayAll", all)
connected2.dispose()
_ = show("replayAll late", all)
let custom = source(failing: false).multicast(makeSubject: { ReplaySubject<Int>.createUnbounded() })
_ = custom.connect()
_ = show("multicast", custom)
_ = custom.connect()
