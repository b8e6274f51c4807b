// Aggregates whose events are a stream, commands that they refuse.
import Foundation
import RxSwift
import RxRelay

// Event sourcing with generics, protocols with associated types and type-erased handlers
protocol DomainEvent { static var name: String { get } }
protocol Aggregate { associatedtype E: DomainEvent; associatedtype C
    init()
    mutating func apply(_ event: E)
    func handle(_ command: C) throws -> [E]
}
struct Envelope<E: DomainEvent>: CustomStringConvertible { let id: Int; let event: E
    var description: String { "#\(id) \(E.name).\(event)" } }
final class EventStore<A: Aggregate> {
    private let events = BehaviorRelay<[Envelope<A.E>]>(value: [])
    let commands = PublishRelay<A.C>()
    let rejected = PublishRelay<(command: A.C, error: Error)>()
    private let bag = DisposeBag()
    lazy var state: Observable<A> = events.map { envelopes in
        envelopes.reduce(into: A()) { $0.apply($1.event) }
    }.share(replay: 1)
    var stream: Observable<Envelope<A.E>> {
        events.asObservable().scan((seen: 0, new: [Envelope<A.E>]())) { acc, all in
            (seen: all.count, new: Array(all.dropFirst(acc.seen)))
        }.flatMap { Observable.from($0.new) }
    }
    init() {
        commands.withLatestFrom(Observable.deferred { [unowned self] in self.state }) { ($0, $1) }
            .subscribe(onNext: { [weak self] command, aggregate in
                guard let self = self else { return }
                do {
                    let new = try aggregate.handle(command)
                    let start = self.events.value.count
                    self.events.accept(self.events.value + new.enumerated().map { Envelope(id: start + $0.offset + 1, event: $0.element) })
                } catch { self.rejected.accept((command, error)) }
            }).disposed(by: bag)
    }
    func replay(upTo id: Int) -> A { events.value.prefix { $0.id <= id }.map(\.event).reduce(into: A()) { $0.apply($1) } }
}
struct Reservation: Aggregate {
    enum Command { case book(seat: String, by: String), cancel(seat: String), close }
    enum Event: DomainEvent { case booked(seat: String, by: String), cancelled(String), closed
        static let name = "Reservation" }
    enum Refusal: Error, Equatable { case taken(by: String), notBooked, closed }
    private(set) var seats: [String: String] = [:]
    private var isClosed = false
    mutating func apply(_ event: Event) {
        switch event {
        case let .booked(seat, by): seats[seat] = by
        case .cancelled(let seat): seats.removeValue(forKey: seat)
        case .closed: isClosed = true
        }
    }
    func handle(_ command: Command) throws -> [Event] {
        guard !isClosed else { throw Refusal.closed }
        switch command {
        case .book(let seat, let by):
            if let owner = seats[seat] { throw Refusal.taken(by: owner) }
            return [.booked(seat: seat, by: by)]
        case .cancel(let seat):
            guard seats[seat] != nil else { throw Refusal.notBooked }
            return [.cancelled(seat)]
        case .close: return seats.keys.filter { $0.hasPrefix("X") }.sorted().map(Event.cancelled) + [.closed]
        }
    }
}
let bag = DisposeBag()
let store = EventStore<Reservation>()
store.stream.subscribe(onNext: { print($0) }).disposed(by: bag)
store.rejected.subscribe(onNext: { r in
    switch (r.command, r.error) {
    case (.book(let seat, _), Reservation.Refusal.taken(let owner)): print("seat \(seat) is \(owner)'s")
    case (let c, let e): print("rejected \(c): \(e)")
    }
}).disposed(by: bag)
store.state.map { $0.seats.count }.distinctUntilChanged().subscribe(onNext: { print("booked:", $0) }).disposed(by: bag)
let commands: [Reservation.Command] = [.book(seat: "A1", by: "ann"), .book(seat: "A1", by: "bob"), .cancel(seat: "B1"), .book(seat: "X9", by: "zoe"), .close, .cancel(seat: "A1")]
Observable.from(commands).bind(to: store.commands).disposed(by: bag)
print(store.replay(upTo: 2).seats.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
