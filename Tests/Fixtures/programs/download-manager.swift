// A download manager: merge(maxConcurrent:), progress, pause and resume, retry with backoff, cancellation, a summary.
import Foundation
import RxCocoa
import RxSwift

typealias Bytes = Int

enum DownloadError: Error, Equatable {
  case connectionLost(at: Bytes)
  case notFound
}

enum DownloadEvent: Equatable {
  case waiting
  case progress(done: Bytes, of: Bytes)
  case retrying(Int)
  case finished
  case failed(DownloadError)
  case cancelled

  var isFinal: Bool {
    switch self {
    case .finished, .failed, .cancelled: return true
    default: return false
    }
  }
}

struct File {
  let name: String
  let size: Bytes
  var failures: [Bytes] = []
}

final class Connection {
  private let file: File
  private var failuresLeft: [Bytes]
  private var done = 0
  init(_ file: File) { self.file = file; failuresLeft = file.failures }

  func resume(_ scheduler: SchedulerType) -> Observable<Bytes> {
    Observable.create { [self] observer in
      guard file.size > 0 else {
        observer.onError(DownloadError.notFound)
        return Disposables.create()
      }
      return Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
        .subscribe(onNext: { _ in
          done = min(done + 25, file.size)
          if let at = failuresLeft.first, done >= at {
            failuresLeft.removeFirst()
            observer.onError(DownloadError.connectionLost(at: done))
            return
          }
          observer.onNext(done)
          if done == file.size { observer.onCompleted() }
        })
    }
  }
}

final class DownloadManager {
  struct Item { let id: Int; let file: File; let event: DownloadEvent }
  private let queue = PublishRelay<(Int, File)>()
  private let cancellations = PublishRelay<Int>()
  let isPaused = BehaviorRelay(value: false)
  private var lastID = 0
  let items: Observable<Item>

  init(concurrent: Int, scheduler: SchedulerType) {
    let paused = isPaused.asObservable()
    items = queue
      .map { [cancellations] id, file -> Observable<Item> in
        DownloadManager.events(file, paused: paused, scheduler: scheduler)
          .take(until: cancellations.filter { $0 == id })
          .concat(Observable.just(.cancelled))
          .take(until: \.isFinal, behavior: .inclusive)
          .map { Item(id: id, file: file, event: $0) }
      }
      .merge(maxConcurrent: concurrent)
      .share()
  }

  private static func events(_ file: File, paused: Observable<Bool>, scheduler: SchedulerType) -> Observable<DownloadEvent> {
    let connection = Connection(file)
    let delays = [200, 400, 800]
    let retries = PublishSubject<Int>()
    let transfer = paused
      .distinctUntilChanged()
      .flatMapLatest { $0 ? .never() : connection.resume(scheduler).materialize() }
      .dematerialize()
      .retry { errors in
        errors.enumerated().flatMap { attempt, error -> Observable<Int> in
          switch error {
          case DownloadError.connectionLost where attempt < delays.count:
            retries.onNext(attempt + 1)
            return .timer(.milliseconds(delays[attempt]), scheduler: scheduler)
          default:
            return .error(error)
          }
        }
      }
      .map { DownloadEvent.progress(done: $0, of: file.size) }
      .catch { .just(.failed($0 as! DownloadError)) }
      .concat(Observable.just(.finished))
    return Observable.merge(transfer, retries.map(DownloadEvent.retrying)).startWith(.waiting)
  }

  @discardableResult
  func add(_ file: File) -> Int {
    lastID += 1
    queue.accept((lastID, file))
    return lastID
  }

  func cancel(_ id: Int) { cancellations.accept(id) }
}

let scheduler = MainScheduler.instance
let manager = DownloadManager(concurrent: 2, scheduler: scheduler)
let bag = DisposeBag()
let start = scheduler.now

manager.items
  .subscribe(onNext: { item in
    let time = Int((scheduler.now.timeIntervalSince(start) * 1000).rounded())
    let text: String
    switch item.event {
    case .waiting: text = "…"
    case let .progress(done, total): text = "\(done * 100 / total)%"
    case .retrying(let n): text = "retry \(n)"
    case .finished: text = "✓"
    case .failed(.notFound): text = "✗ not found"
    case .failed(.connectionLost(let at)): text = "✗ lost at \(at)"
    case .cancelled: text = "cancelled"
    }
    print("\(time) \(item.file.name) \(text)")
  })
  .disposed(by: bag)

manager.items
  .scan(into: [Int: DownloadEvent]()) { $0[$1.id] = $1.event }
  .map { states in (states.values.filter(\.isFinal).count, states.count) }
  .distinctUntilChanged(==)
  .subscribe(onNext: { print("   \($0)/\($1) over") })
  .disposed(by: bag)

for file in [
  File(name: "a.zip", size: 100), File(name: "b.iso", size: 75, failures: [50]), File(name: "c.txt", size: 0),
  File(name: "d.mov", size: 200), File(name: "e.bin", size: 50, failures: [25, 25, 25, 25]),
] { manager.add(file) }

func at(_ ms: Int, _ action: @escaping () -> Void) {
  Observable<Int>.timer(.milliseconds(ms), scheduler: scheduler).subscribe(onNext: { _ in action() }).disposed(by: bag)
}
at(450) { print("pause"); manager.isPaused.accept(true) }
at(950) { print("resume"); manager.isPaused.accept(false) }
at(1250) { print("cancel 4"); manager.cancel(4) }
