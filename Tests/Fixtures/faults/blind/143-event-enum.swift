import RxSwift

enum Action {
    case increment(by: Int)
    case reset
}

struct State: Equatable {
    var count = 0
}

func reduce(_ state: State, _ action: Action) -> State {
    switch action {
    case .increment(let step): state.count += step
//                                         ^ error: left side of mutating operator isn't mutable: 'state' is a 'let' constant
    case .reset: return State()
    }
    return state
}

let actions = PublishSubject<Action>()
let bag = DisposeBag()
actions
    .scan(State(), accumulator: reduce)
    .map(\.counter)
//       ^ error: value of type 'State' has no member 'counter'
    .distinctUntilChanged()
//   ^ error: type 'Any' cannot conform to 'Equatable'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
actions.onNext(.increment(1))
//                        ^ error: missing argument label 'by:' in call
