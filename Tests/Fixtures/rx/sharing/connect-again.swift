// Connectable observables: connect, disconnect, connect again.
import RxSwift

let source = PublishSubject<Int>()
let published = source.do(onSubscribe: { print("subscribed to source") }, onDispose: { print("left source") }).publish()
let one = published.subscribe { print("one", $0) }
source.onNext(0)
var connection = published.connect()
let again = published.connect()
source.onNext(1)
connection.dispose()
source.onNext(2)
connection = published.connect()
source.onNext(3)
let two = published.subscribe { print("two", $0) }
source.onNext(4)
one.dispose()
source.onNext(5)
source.onCompleted()
_ = published.subscribe { print("late", $0) }
again.dispose()
connection.dispose()

let replayed = Observable.of("x", "y", "z").replay(2)
_ = replayed.subscribe { print("early", $0) }
_ = replayed.connect()
_ = replayed.subscribe { print("late", $0) }
let all = Observable.of(1, 2, 3).replayAll()
_ = all.connect()
_ = all.subscribe { print("all", $0) }
