// A traffic light that feeds its states back as events.
import Foundation
import RxSwift
import RxCocoa

extension ObservableType {
    static func system<State, Event>(
        initialState: State,
        reduce: @escaping (State, Event) -> State,
        scheduler: ImmediateSchedulerType,
        feedback: [(Observable<State>) -> Observable<Event>]
    ) -> Observable<State> {
        return Observable<State>.deferred {
            let replay = ReplaySubject<State>.create(bufferSize: 1)
            let events: Observable<Event> = Observable<Event>.merge(feedback.map { $0(replay.asObservable()) })
                .observe(on: CurrentThreadScheduler.instance)
            return events.scan(initialState, accumulator: reduce)
                .do(onNext: { replay.onNext($0) }, onSubscribed: { replay.onNext(initialState) })
                .subscribe(on: scheduler)
                .startWith(initialState)
                .observe(on: scheduler)
        }
    }
}
func react<State, Request: Equatable, Event>(
    request: @escaping (State) -> Request?,
    effects: @escaping (Request) -> Observable<Event>
) -> (Observable<State>) -> Observable<Event> {
    return { state in
        state.map(request)
            .distinctUntilChanged()
            .flatMapLatest { req -> Observable<Event> in
                guard let req = req else { return .empty() }
                return effects(req)
            }
    }
}
enum Light: String { case red, green, yellow, broken
    var next: Light {
        switch self { case .red: return .green; case .green: return .yellow; case .yellow: return .red; case .broken: return .broken }
    }
    var duration: RxTimeInterval {
        switch self {
        case .red: return .seconds(3)
        case .green: return .milliseconds(2500)
        case .yellow: return .milliseconds(500)
        case .broken: return .never
        }
    }
}
enum Event { case tick, pedestrian, fail }
struct State { var light: Light = .red; var waiting = 0; var served = 0 }
func reduce(_ state: State, _ event: Event) -> State {
    var s = state
    switch (state.light, event) {
    case (.broken, _): break
    case (_, .fail): s.light = .broken
    case (.yellow, .tick):
        s.light = .red
        s.served += s.waiting
        s.waiting = 0
    case (let l, .tick): s.light = l.next
    case (.red, .pedestrian): s.served += 1
    case (_, .pedestrian): s.waiting += 1
    }
    return s
}
let buttons = PublishSubject<Event>()
let main = MainScheduler.instance
let bag = DisposeBag()
Observable<Any>.system(
    initialState: State(),
    reduce: reduce,
    scheduler: main,
    feedback: [
        react(request: { (s: State) in s.light == .broken ? nil : s.light }) { light in
            Observable<Int>.timer(light.duration, scheduler: main).map { _ in Event.tick }
        },
        { _ in buttons },
    ]
)
.map { "\($0.light.rawValue) waiting=\($0.waiting) served=\($0.served)" }
.subscribe(onNext: { print($0) })
.disposed(by: bag)
let script: [(Double, Event)] = [(1, .pedestrian), (3.5, .pedestrian), (4, .pedestrian), (8, .pedestrian), (20, .fail), (21, .tick)]
for (time, event) in script {
    DispatchQueue.main.asyncAfter(deadline: .now() + time) { buttons.onNext(event) }
}
