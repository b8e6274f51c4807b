// A logger: levels, categories, sinks behind a protocol, batching and throttling.
import Foundation
import RxSwift

enum Level: Int, Comparable, CaseIterable, CustomStringConvertible {
  case debug, info, warning, error
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  var description: String { "\(symbol) \(String(describing: name).uppercased())" }
  private var name: String {
    switch self {
    case .debug: return "debug"
    case .info: return "info"
    case .warning: return "warning"
    case .error: return "error"
    }
  }
  private var symbol: Character { ["·", "i", "!", "✗"][rawValue] }
}

struct Entry {
  let level: Level
  let message: String
  let function: String
  let line: Int
}

protocol Sink: AnyObject {
  var minimum: Level { get }
  func write(_ entries: [Entry])
}
extension Sink {
  var minimum: Level { .debug }
  func write(_ entry: Entry) { write([entry]) }
}

final class Console: Sink {
  func write(_ entries: [Entry]) {
    for entry in entries { print("\(entry.level): \(entry.message) (\(entry.function):\(entry.line))") }
  }
}
final class Crashes: Sink {
  let minimum = Level.error
  private(set) var count = 0
  func write(_ entries: [Entry]) { count += entries.count }
}
final class Remote: Sink {
  var minimum: Level = .info
  private var batches = 0
  func write(_ entries: [Entry]) {
    batches += 1
    let summary = Dictionary(grouping: entries, by: \.level)
      .mapValues(\.count)
      .sorted { $0.key > $1.key }
      .map { level, count in "\(count)×\(level)" }
    print("  batch \(batches): \(summary.joined(separator: ", "))")
  }
}

final class Logger {
  struct Route {
    let sink: Sink
    let batching: RxTimeInterval?
  }
  private let entries = PublishSubject<Entry>()
  private let bag = DisposeBag()
  private let scheduler: SchedulerType

  init(scheduler: SchedulerType = MainScheduler.instance, routes: Route...) {
    self.scheduler = scheduler
    for route in routes { connect(route) }
  }

  private func connect(_ route: Route) {
    let sink = route.sink
    let accepted = entries.filter { [minimum = sink.minimum] in $0.level >= minimum }
    guard let interval = route.batching else {
      accepted.subscribe(onNext: { [weak sink] in sink?.write($0) }).disposed(by: bag)
      return
    }
    accepted
      .buffer(timeSpan: interval, count: 4, scheduler: scheduler)
      .filter { !$0.isEmpty }
      .subscribe(onNext: sink.write)
      .disposed(by: bag)
  }

  var alerts: Observable<String> {
    entries.filter { $0.level == .error }
      .throttle(.seconds(1), latest: false, scheduler: scheduler)
      .map { "ALERT: " + $0.message }
  }

  func log(
    _ level: Level, _ message: @autoclosure () -> String, function: String = #function, line: Int = #line
  ) {
    entries.onNext(Entry(level: level, message: message(), function: function, line: line))
  }
  func callAsFunction(_ message: String, function: String = #function, line: Int = #line) {
    log(.info, message, function: function, line: line)
  }
}

let crashes = Crashes()
let console = Console()
let logger = Logger(
  routes: .init(sink: console, batching: nil), .init(sink: crashes, batching: nil),
  .init(sink: Remote(), batching: .milliseconds(500)))
let bag = DisposeBag()
logger.alerts.subscribe(onNext: { print($0) }).disposed(by: bag)

func work(_ step: Int) {
  switch step {
  case let n where n.isMultiple(of: 5): logger.log(.error, "step \(n) failed")
  case let n where n % 3 == 0: logger.log(.warning, "step \(n) was slow")
  case 1...4: logger("step \(step)")
  default: logger.log(.debug, "step \(step)")
  }
}
for step in 0..<12 {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(step * 150 + 10)) { work(step) }
}
Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
  .subscribe(onNext: { _ in print("crashes:", crashes.count, Level.allCases.max()!, Level.warning > .info) })
  .disposed(by: bag)
Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance).take(5)
  .subscribe(onCompleted: { print("done") })
  .disposed(by: bag)
