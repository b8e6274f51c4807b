import RxSwift

let subject = PublishSubject<Int>()
let shared = subject.share(replay: 1, scope: .forever)
let a = shared.subscribe(onNext: { print("a", $0) })
subject.onNext(1)
a.dispose()
let b = shared.subscribe(onNext: { print("b", $0) })
subject.onNext(2)
b.dispose()
