// Agents that write to each other over one subject, with replies and timeouts.
import RxSwift
import RxCocoa
import Foundation
// actors talking through subjects; request/response with correlation ids and timeouts
struct Envelope { let id: Int, to: String, body: Body
    enum Body { case ping, pong(Int), ask(String), answer(String), bye } }
final class Bus {
    private let subject = PublishSubject<Envelope>()
    private var counter = 0
    func inbox(_ name: String) -> Observable<Envelope> { subject.filter { $0.to == name || $0.to == "*" } }
    @discardableResult func send(_ body: Envelope.Body, to: String, replyingTo id: Int? = nil) -> Int {
        counter += id == nil ? 1 : 0
        let e = Envelope(id: id ?? counter, to: to, body: body)
        MainScheduler.instance.scheduleRelative(e, dueTime: .milliseconds(10)) { [subject] in subject.onNext($0); return Disposables.create() }.disposed(by: bag)
        return e.id
    }
    func request(_ body: Envelope.Body, to: String, from: String, timeout: RxTimeInterval) -> Single<Envelope> {
        Single.deferred { [self] in
            let id = send(body, to: to)
            return inbox(from).filter { $0.id == id }.take(1).asSingle().timeout(timeout, scheduler: MainScheduler.instance)
        }
    }
    private let bag = DisposeBag()
}
final class Agent {
    let name: String; private let bag = DisposeBag()
    init(_ name: String, bus: Bus, slow: Bool = false, react: @escaping (Envelope.Body) -> (Envelope.Body, String)?) {
        self.name = name
        bus.inbox(name)
            .delay(.milliseconds(slow ? 500 : 0), scheduler: MainScheduler.instance)
            .take(while: { if case .bye = $0.body { return false } else { return true } })
            .subscribe(onNext: { e in
                guard let (reply, to) = react(e.body) else { return }
                bus.send(reply, to: to, replyingTo: e.id)
            }, onCompleted: { print(name, "left") })
            .disposed(by: bag)
    }
}
let bus = Bus(), bag = DisposeBag()
let agents = [
    Agent("echo", bus: bus) { body in if case .ask(let s) = body { return (.answer(String(s.reversed())), "me") } else { return nil } },
    { var n = 0; return Agent("counter", bus: bus) { _ in n += 1; return (.pong(n), "me") } }(),
    Agent("sloth", bus: bus, slow: true) { _ in (.answer("zzz"), "me") },
]
let show: (String) -> (Result<Envelope, Error>) -> Void = { tag in { r in
    switch r {
    case .success(let e): if case .answer(let s) = e.body { print(tag, s) } else { print(tag, e.body) }
    case .failure(RxError.timeout): print(tag, "timed out")
    case .failure(let e): print(tag, e)
    } } }
bus.request(.ask("hello"), to: "echo", from: "me", timeout: .seconds(1)).subscribe(show("echo")).disposed(by: bag)
bus.request(.ask("x"), to: "sloth", from: "me", timeout: .milliseconds(300)).subscribe(show("sloth")).disposed(by: bag)
bus.request(.ask("x"), to: "nobody", from: "me", timeout: .milliseconds(200)).retry(2).subscribe(show("nobody")).disposed(by: bag)
Observable.range(start: 1, count: 3).concatMap { _ in bus.request(.ping, to: "counter", from: "me", timeout: .seconds(1)) }.map { e -> Int in if case .pong(let n) = e.body { return n } else { return -1 } }.toArray().subscribe(onSuccess: { print("pongs", $0) }).disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { bus.send(.bye, to: "*") }
