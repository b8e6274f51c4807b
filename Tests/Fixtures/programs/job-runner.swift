// Jobs by priority, a few at a time, that fail or are cancelled.
import Foundation
import RxSwift
import RxRelay
final class JobRunner {
    struct Job { let id: Int; let seconds: Double; var priority = 0; var fails = false }
    enum Update: CustomStringConvertible { case queued(Int), started(Int), progress(Int, Int), finished(Int), failed(Int, Error), cancelled(Int)
        var description: String { switch self { case .queued(let i): "\(i) queued"; case .started(let i): "\(i) started"; case .progress(let i, let p): "\(i) \(p)%"; case .finished(let i): "\(i) finished"; case .failed(let i, let e): "\(i) failed: \(e)"; case .cancelled(let i): "\(i) cancelled" } } }
    struct Broken: Error {}
    let updates = PublishRelay<Update>()
    private let cancels = PublishRelay<Int>()
    private let scheduler: SchedulerType
    init(scheduler: SchedulerType = MainScheduler.instance) { self.scheduler = scheduler }
    private func run(_ job: Job) -> Observable<Update> {
        let steps = Observable<Int>.interval(.milliseconds(Int(job.seconds * 250)), scheduler: scheduler).take(4)
            .map { ($0 + 1) * 25 }
            .map { p -> Update in
                if job.fails && p == 75 { throw Broken() }
                return .progress(job.id, p)
            }
        let cancel = cancels.filter { $0 == job.id }.take(1).map { _ in Update.cancelled(job.id) }.share()
        return Observable.just(.started(job.id))
            .concat(steps.concat(Observable.just(.finished(job.id))).take(until: cancel))
            .catch { .just(.failed(job.id, $0)) }
            .amb(Observable.never())
            .concat(Observable.empty())
    }
    func start(_ jobs: [Job], limit: Int) -> Observable<Update> {
        let sorted = jobs.sorted { ($0.priority, $1.id) > ($1.priority, $0.id) }
        let queued = Observable.from(sorted.map { Update.queued($0.id) })
        return queued.concat(Observable.from(sorted.map(run)).merge(maxConcurrent: limit))
    }
    func cancel(_ id: Int) { cancels.accept(id) }
}
extension ObservableType { func reduce<A>(into seed: A, _ f: @escaping (inout A, Element) throws -> Void) -> Observable<A> { scan(into: seed, accumulator: f).startWith(seed).takeLast(1) } }
let runner = JobRunner(), bag = DisposeBag()
let jobs: [JobRunner.Job] = [.init(id: 1, seconds: 2), .init(id: 2, seconds: 1, priority: 5), .init(id: 3, seconds: 1, fails: true), .init(id: 4, seconds: 4), .init(id: 5, seconds: 0.4)]
let all = runner.start(jobs, limit: 2).share()
all.filter { if case .progress(_, let p) = $0 { return p == 50 }; return true }.subscribe(onNext: { print($0) }, onCompleted: { print("all done") }).disposed(by: bag)
all.reduce(into: [String: Int]()) { d, u in
    switch u { case .finished: d["ok", default: 0] += 1; case .failed: d["failed", default: 0] += 1; default: d["other", default: 0] += 1 }
}.map { $0.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") }.subscribe(onNext: { print("summary", $0) }).disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 2.9) { runner.cancel(4) }
