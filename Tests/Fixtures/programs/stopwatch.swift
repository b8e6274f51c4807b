// A stopwatch with start, stop, lap and reset.
import Foundation
import RxCocoa
import RxSwift

struct Time: CustomStringConvertible, Equatable, Comparable {
  var tenths: Int
  static let zero = Time(tenths: 0)
  var description: String {
    let minutes = tenths / 600
    let seconds = tenths / 10 % 60
    func pad(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    return "\(pad(minutes)):\(pad(seconds)).\(tenths % 10)"
  }
  static func - (lhs: Time, rhs: Time) -> Time { Time(tenths: lhs.tenths - rhs.tenths) }
  static func += (lhs: inout Time, rhs: Int) { lhs.tenths += rhs }
  static func < (lhs: Time, rhs: Time) -> Bool { lhs.tenths < rhs.tenths }
}

final class Stopwatch {
  enum Command { case start, stop, lap, reset }

  let commands = PublishRelay<Command>()
  private let time = BehaviorRelay(value: Time.zero)
  private let lapsRelay = BehaviorRelay<[Time]>(value: [])
  private let bag = DisposeBag()

  var display: Driver<String> { time.asDriver().map { $0.description }.distinctUntilChanged() }
  var laps: Driver<[Time]> { lapsRelay.asDriver() }
  lazy var isRunning: Driver<Bool> = commands
    .compactMap { command -> Bool? in
      switch command {
      case .start: return true
      case .stop, .reset: return false
      case .lap: return nil
      }
    }
    .startWith(false)
    .distinctUntilChanged()
    .asDriver(onErrorJustReturn: false)

  init(tick: RxTimeInterval = .milliseconds(100)) {
    isRunning.asObservable()
      .flatMapLatest { running in
        running ? Observable<Int>.interval(tick, scheduler: MainScheduler.instance) : .empty()
      }
      .withLatestFrom(time) { _, time in
        var next = time
        next += 1
        return next
      }
      .bind(to: time)
      .disposed(by: bag)

    commands.filter { $0 == .lap }
      .withLatestFrom(Observable.combineLatest(time, lapsRelay))
      .map { time, laps in
        let total = laps.reduce(Time.zero) { Time(tenths: $0.tenths + $1.tenths) }
        return laps + [time - total]
      }
      .bind(to: lapsRelay)
      .disposed(by: bag)

    commands.filter { $0 == .reset }
      .subscribe(onNext: { [weak self] _ in
        self?.time.accept(.zero)
        self?.lapsRelay.accept([])
      })
      .disposed(by: bag)
  }
}

let watch = Stopwatch()
let bag = DisposeBag()
watch.display.drive(onNext: { print($0) }).disposed(by: bag)
watch.isRunning.drive(onNext: { print($0 ? "running" : "stopped") }).disposed(by: bag)
watch.laps.skip(1).drive(onNext: { laps in
  guard let best = laps.min(), let last = laps.last else { return print("no laps") }
  print("lap \(laps.count): \(last), best \(best)")
}).disposed(by: bag)

let script: [(Double, Stopwatch.Command)] = [
  (0.05, .start), (0.42, .lap), (0.78, .lap), (0.9, .stop), (1.3, .start), (1.62, .lap), (1.7, .reset),
]
script.forEach { delay, command in
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
    print("> \(command)")
    watch.commands.accept(command)
  }
}
