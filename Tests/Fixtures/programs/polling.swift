// A job that is polled until it is done, with a timeout, a pause and a progress bar.
import Foundation
import RxSwift

struct Job {
  enum Status: String, CaseIterable { case queued, running, done, failed }
  var status: Status
  var percent: Int
}

enum JobError: Error, CustomStringConvertible {
  case failed(at: Int), timedOut
  var description: String {
    switch self {
    case .failed(at: let percent): return "job failed at \(percent)%"
    case .timedOut: return "job took too long"
    }
  }
}

final class JobServer {
  private var polls = 0
  private let plan: [Job]
  init(_ plan: [Job]) { self.plan = plan }
  func status() -> Single<Job> {
    return .deferred { [self] in
      defer { polls += 1 }
      return .just(plan[min(polls, plan.count - 1)])
    }
  }
}

func poll(_ server: JobServer, every period: RxTimeInterval, paused: Observable<Bool>) -> Observable<Job> {
  let scheduler = MainScheduler.instance
  return paused.distinctUntilChanged()
    .flatMapLatest { $0 ? Observable<Int>.never() : Observable<Int>.timer(.seconds(0), period: period, scheduler: scheduler) }
    .flatMapFirst { _ in server.status() }
    .map { job -> Job in
      if job.status == .failed { throw JobError.failed(at: job.percent) }
      return job
    }
    .take(until: { $0.status == .done }, behavior: .inclusive)
}

func bar(_ percent: Int, width: Int = 20) -> String {
  let filled = percent * width / 100
  return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled) + "]"
}

let bag = DisposeBag()
func run(_ name: String, _ plan: [(Job.Status, Int)], paused: Observable<Bool> = .just(false)) {
  let jobs = plan.map { Job(status: $0.0, percent: $0.1) }
  poll(JobServer(jobs), every: .seconds(1), paused: paused)
    .take(for: .seconds(8), scheduler: MainScheduler.instance)
    .concat(Observable.error(JobError.timedOut))
    .take(until: { $0.status == .done }, behavior: .inclusive)
    .subscribe(
      onNext: { job in print("\(name): \(bar(job.percent)) \(job.status.rawValue)") },
      onError: { error in print("\(name): ✗ \(error)") },
      onCompleted: { print("\(name): ✓") })
    .disposed(by: bag)
}

run("fast", [(.queued, 0), (.running, 50), (.done, 100)])
run("broken", [(.queued, 0), (.running, 10), (.failed, 35)])
run("slow", (0...20).map { (.running, $0 * 5) })
let pause = BehaviorSubject(value: false)
run("paused", [(.running, 30), (.running, 60), (.done, 100)], paused: pause)
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { pause.onNext(true) }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3_500)) { pause.onNext(false) }
print(Job.Status.allCases.map(\.rawValue))
