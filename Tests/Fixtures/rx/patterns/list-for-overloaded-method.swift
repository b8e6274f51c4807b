// The elements of a list literal are of the type that one of several methods takes.
import RxSwift

enum Action { case start, say(String) }
let actions = PublishSubject<Action>()
let words = PublishSubject<Event<Action>>()
_ = Observable.merge(actions.materialize(), words).subscribe { print($0) }
[.start, .say("x")].forEach(actions.onNext)
[.next(.start), .error(RxError.timeout)].forEach(words.onNext)
