import RxSwift
import RxCocoa

extension ObservableType where Element == Any {
  static func system<State, Event>(
    initialState: State,
    reduce: @escaping (State, Event) -> State,
    scheduler: ImmediateSchedulerType,
    feedback: [(Observable<State>) -> Observable<Event>]
  ) -> Observable<State> {
    return Observable<State>.deferred {
      let replaySubject = ReplaySubject<State>.create(bufferSize: 1)
      let events: Observable<Event> = Observable.merge(feedback.map { $0(replaySubject.asObservable()) })
        .observe(on: CurrentThreadScheduler.instance)
      return events.scan(initialState, accumulator: reduce)
        .do(onNext: { output in replaySubject.onNext(output) }, onSubscribed: { replaySubject.onNext(initialState) })
        .subscribe(on: scheduler)
        .startWith(initialState)
        .observe(on: scheduler)
    }
  }
}
func react<State, Query: Equatable, Event>(
  query: @escaping (State) -> Query?, effects: @escaping (Query) -> Observable<Event>
) -> (Observable<State>) -> Observable<Event> {
  return { state in
    state.map(query).distinctUntilChanged().flatMapLatest { (control: Query?) -> Observable<Event> in
      guard let control = control else { return Observable<Event>.empty() }
      return effects(control)
    }
  }
}
enum Event { case tick, stop(String) }
struct Model: CustomStringConvertible { var n = 0; var name: String?; var description: String { "n=\(n) \(name ?? "-")" } }
let states = Observable<Any>.system(
  initialState: Model(),
  reduce: { (model: Model, event: Event) -> Model in
    var next = model
    switch event {
    case .tick: next.n += 1
    case .stop(let name): next.name = name
    }
    return next
  },
  scheduler: MainScheduler.instance,
  feedback: [
    react(query: { $0.n < 3 ? $0.n : nil }, effects: { _ in Observable.just(Event.tick) }),
    { state in state.filter { $0.n == 3 && $0.name == nil }.take(1).map { _ in .stop("end") } },
  ])
let bag = DisposeBag()
states.take(while: { $0.name == nil }, behavior: .inclusive).subscribe(onNext: { print($0) }, onCompleted: { print("completed") }).disposed(by: bag)
