import RxSwift

final class EventBus {
    enum Event {
        case login(String)
        case logout
    }
    private let subject = PublishSubject<Event>
//                        ^ error: expected member name or initializer call after type name
    let count = BehaviorSubject<Int>(value: "0")
//                                          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    let history = ReplaySubject<Event>(bufferSize: 2)
//                ^ error: 'ReplaySubject<Element>' initializer is inaccessible due to 'private' protection level
//                                    ^ error: incorrect argument label in call (have 'bufferSize:', expected 'capacity:')

    var events: Observable<Event> { subject }
//                                  ^ error: cannot convert return expression of type 'PublishSubject<EventBus.Event>.Type' to return type 'Observable<EventBus.Event>'

    func send(_ event: Event) {
        subject.onNext(event)
//      ^ error: instance member 'onNext' cannot be used on type 'PublishSubject<EventBus.Event>'
        subject.onNext(.login)
//      ^ error: instance member 'onNext' cannot be used on type 'PublishSubject<EventBus.Event>'
//                      ^ error: member 'login' expects argument of type 'String'
    }
}

let bus = EventBus()
bus.send(.login("ann"))
