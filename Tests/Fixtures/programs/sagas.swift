import RxSwift
import RxRelay
import Foundation

// A bit of everything, in the middle of a code review: multi-step booking saga with compensation

struct Step<Context> {
    let name: String
    let forward: (Context) -> Single<Context>
    var compensate: (Context) -> Completable = { _ in .empty() }
    var retries = 1
}

enum SagaEvent<Context>: CustomStringConvertible where Context: CustomStringConvertible {
    case done(step: String, Context), failed(step: String, Error), compensated(String), finished(Context), aborted(after: [String])
    var description: String {
        switch self {
        case let .done(step, c): return "✓ \(step): \(c)"
        case let .failed(step, e): return "✗ \(step): \(e)"
        case .compensated(let s): return "↺ \(s)"
        case .finished(let c): return "★ \(c)"
        case .aborted(after: let names): return "☠ after \(names)"
        }
    }
}

final class Saga<Context: CustomStringConvertible> {
    typealias Event = SagaEvent<Context>
    private let steps: [Step<Context>]
    init(@StepsBuilder<Context> _ build: () -> [Step<Context>]) { steps = build() }

    func run(_ initial: Context) -> Observable<Event> {
        Observable.create { [steps] observer in
            var completed: [(Step<Context>, Context)] = []
            var context = initial
            let chain = steps.map { step -> Single<Context> in
                Single.deferred { step.forward(context) }
                    .retry(step.retries)
                    .do(onSuccess: { context = $0; completed.append((step, $0)); observer.onNext(.done(step: step.name, $0)) },
                        onError: { observer.onNext(.failed(step: step.name, $0)) })
            }
            return Observable.concat(chain.map { $0.asObservable() })
                .ignoreElements()
                .asCompletable()
                .do(onCompleted: { observer.onNext(.finished(context)) })
                .catch { _ in
                    let names = completed.map(\.0.name)
                    return Completable.concat(completed.reversed().map { step, at in
                        step.compensate(at).do(onCompleted: { observer.onNext(.compensated(step.name)) })
                    })
                    .do(onCompleted: { observer.onNext(.aborted(after: names)) })
                }
                .subscribe(onCompleted: observer.onCompleted, onError: observer.onError)
        }
    }
}

@resultBuilder
struct StepsBuilder<C> {
    static func buildBlock(_ s: [Step<C>]...) -> [Step<C>] { s.flatMap { $0 } }
    static func buildExpression(_ s: Step<C>) -> [Step<C>] { [s] }
    static func buildOptional(_ s: [Step<C>]?) -> [Step<C>] { s ?? [] }
}

struct Trip: CustomStringConvertible {
    var flight: String?, hotel: String?, car: String?, paid: Decimal = 0
    var description: String {
        let parts = [flight.map { "flight \($0)" }, hotel.map { "hotel \($0)" }, car.map { "car \($0)" }, paid > 0 ? "paid \(paid)" : nil]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
    func setting<V>(_ path: WritableKeyPath<Trip, V>, _ value: V) -> Trip {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

enum BookingError: Error { case soldOut, cardDeclined(limit: Decimal) }

final class Services {
    var cars = 1
    var limit: Decimal = 500
    private(set) var attempts: [String: Int] = [:]
    let ledger = ReplaySubject<String>.createUnbounded()

    func book(_ kind: String, failFirst n: Int = 0) -> Single<String> {
        Single<Int>.deferred { [self] in
            attempts[kind, default: 0] += 1
            return .just(attempts[kind]!)
        }
        .delay(.milliseconds(kind.count), scheduler: MainScheduler.instance)
        .map { [self] attempt in
            if attempt <= n { throw RxError.timeout }
            if kind == "car" {
                guard cars > 0 else { throw BookingError.soldOut }
                cars -= 1
            }
            return "\(kind.prefix(1).uppercased())\(attempt)"
        }
    }

    func cancel(_ what: String) -> Completable {
        .create { [ledger] c in
            ledger.onNext("cancel \(what)")
            c(.completed)
            return Disposables.create()
        }
    }
}

func makeSaga(_ s: Services, withCar: Bool, price: Decimal) -> Saga<Trip> {
    Saga {
        Step(name: "flight", forward: { t in s.book("flight", failFirst: 1).map { t.setting(\.flight, $0) } }, compensate: { s.cancel($0.flight ?? "?") }, retries: 3)
        Step(name: "hotel", forward: { t in s.book("hotel").map { t.setting(\.hotel, $0) } }, compensate: { s.cancel($0.hotel!) })
        if withCar {
            Step(name: "car", forward: { t in s.book("car").map { t.setting(\.car, $0) } }) { t in s.cancel(t.car!).do(onCompleted: { s.cars += 1 }) }
        }
        Step(name: "payment", forward: { t in
            price <= s.limit ? .just(t.setting(\.paid, price)) : .error(BookingError.cardDeclined(limit: s.limit))
        })
    }
}

let services = Services()
let bag = DisposeBag()
let runs: [(Bool, Decimal)] = [(true, 450), (true, 100), (false, 900), (false, 20)]
Observable.concat(runs.enumerated().map { i, run in
    makeSaga(services, withCar: run.0, price: run.1).run(Trip())
        .map { "\(i + 1) \($0)" }
        .do(onSubscribe: { if i > 0 { print("--") } })
})
.subscribe(onNext: { print($0) }, onError: { print("error", $0) }, onCompleted: {
    services.ledger.onCompleted()
    services.ledger.toArray().subscribe(onSuccess: { print($0, services.cars, services.attempts.sorted { $0.key < $1.key }.map { "\($0)\($1)" }) }).disposed(by: bag)
})
.disposed(by: bag)
