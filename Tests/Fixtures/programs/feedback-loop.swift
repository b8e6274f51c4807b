// System.reduce with feedback loops, as RxFeedback has it: state, mutations, queries that start and cancel effects.
import Foundation
import RxCocoa
import RxSwift

typealias Feedback<State, Event> = (ObservableSchedulerContext<State>) -> Observable<Event>

struct ObservableSchedulerContext<Element>: ObservableType {
  let source: Observable<Element>
  let scheduler: ImmediateSchedulerType
  func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element { source.subscribe(observer) }
}

extension ObservableType where Element == Any {
  static func system<State, Event>(
    initialState: State,
    reduce: @escaping (State, Event) -> State,
    scheduler: ImmediateSchedulerType,
    feedback: [Feedback<State, Event>]
  ) -> Observable<State> {
    return Observable<State>.deferred {
      let replay = ReplaySubject<State>.create(bufferSize: 1)
      let events: Observable<Event> = Observable.merge(
        feedback.map { loop in loop(ObservableSchedulerContext(source: replay.asObservable(), scheduler: scheduler)) }
      )
      .observe(on: scheduler)
      return events.scan(initialState, accumulator: reduce)
        .do(onNext: { replay.onNext($0) }, onSubscribed: { replay.onNext(initialState) })
        .startWith(initialState)
    }
  }
}

func react<State, Query: Equatable, Event>(
  query: @escaping (State) -> Query?, effects: @escaping (Query) -> Observable<Event>
) -> Feedback<State, Event> {
  return { state in
    state.map(query)
      .distinctUntilChanged { $0 == $1 }
      .flatMapLatest { control -> Observable<Event> in
        guard let control = control else { return .empty() }
        return effects(control).observe(on: state.scheduler)
      }
  }
}

func react<State, Query: Hashable, Event>(
  query: @escaping (State) -> Set<Query>, effects: @escaping (Query) -> Observable<Event>
) -> Feedback<State, Event> {
  return { state in
    let queries = state.map(query).share(replay: 1)
    let fresh = Observable.zip(queries, queries.startWith([])) { $0.subtracting($1) }
    return fresh.flatMap { controls -> Observable<Event> in
      Observable.merge(
        controls.map { control in
          effects(control).take(until: queries.filter { !$0.contains(control) })
        })
    }
  }
}

// MARK: A search with pages

struct Search: Equatable {
  enum Failure: Error, Equatable { case offline }
  struct Query: Equatable { let text: String; let page: Int }
  var text = ""
  var results: [String] = []
  var page = 0
  var wantsPage = false
  var failure: Failure?
  var uploads: Set<Int> = []

  enum Event {
    case typed(String)
    case scrolledToEnd
    case loaded([String])
    case failed(Failure)
    case upload(Int)
    case uploaded(Int)
  }

  var query: Query? { wantsPage ? Query(text: text, page: page) : nil }

  static func reduce(state: Search, event: Event) -> Search {
    var next = state
    switch event {
    case .typed(let text):
      next.text = text
      next.results = []
      next.page = 0
      next.wantsPage = !text.isEmpty
      next.failure = nil
    case .scrolledToEnd:
      next.wantsPage = state.failure == nil && !state.text.isEmpty
    case .loaded(let found):
      next.results += found
      next.page += 1
      next.wantsPage = false
    case .failed(let failure):
      (next.failure, next.wantsPage) = (failure, false)
    case .upload(let id): next.uploads.insert(id)
    case .uploaded(let id): next.uploads.remove(id)
    }
    return next
  }
}

let scheduler = MainScheduler.instance
func timer<T>(_ ms: Int, _ value: T) -> Observable<T> {
  Observable<Int>.timer(.milliseconds(ms), scheduler: scheduler).map { _ in value }
}

let ui: Feedback<Search, Search.Event> = { state in
  let script: [(Int, Search.Event)] = [
    (10, .typed("r")), (20, .typed("rx")), (200, .scrolledToEnd), (250, .upload(1)), (260, .upload(2)), (400, .typed("off")),
    (600, .scrolledToEnd), (700, .typed("")), (720, .upload(3)),
  ]
  return Observable.merge(script.map { timer($0.0, $0.1) })
}
let load: Feedback<Search, Search.Event> = react(query: { $0.query }) { query in
  print("  load \(query.text) page \(query.page)")
  return (query.text == "off" ? timer(50, Search.Event.failed(.offline)) : timer(50, .loaded(["\(query.text)\(query.page)a", "\(query.text)\(query.page)b"])))
    .do(onDispose: { print("  release \(query.text) page \(query.page)") })
}
let upload: Feedback<Search, Search.Event> = react(query: { $0.uploads }) { id in
  timer(100 + id * 10, .uploaded(id)).do(onSubscribe: { print("  upload \(id)") })
}

let bag = DisposeBag()
Observable<Any>.system(initialState: Search(), reduce: Search.reduce, scheduler: scheduler, feedback: [ui, load, upload])
  .take(until: Observable<Int>.timer(.seconds(2), scheduler: scheduler))
  .distinctUntilChanged()
  .subscribe(
    onNext: { state in
      var parts = ["“\(state.text)”", "\(state.results)"]
      if state.wantsPage { parts.append("loading") }
      if let failure = state.failure { parts.append("\(failure)!") }
      if !state.uploads.isEmpty { parts.append("↑\(state.uploads.sorted())") }
      print(parts.joined(separator: " "))
    }, onCompleted: { print("completed") })
  .disposed(by: bag)
