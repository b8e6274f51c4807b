import Foundation
import Rx
import Testing

/// Types and members that `Driver` and `Signal` are made of; `OperatorNames` has their operators.
@Suite("Programs find on Driver and Signal")
struct SharedNames {
  @Test("the schedulers and strategies behind them")
  func strategies() { onMain { checkStrategies() } }

  private func checkStrategies() {
    let previous = SharingScheduler.make
    let clock = HistoricalScheduler()
    SharingScheduler.mock(scheduler: clock) {
      #expect(DriverSharingStrategy.scheduler as AnyObject === clock)
      #expect(SignalSharingStrategy.scheduler as AnyObject === clock)
    }
    SharingScheduler.mock(makeScheduler: { clock }) {}
    SharingScheduler.make = previous
    let shared: [Observable<Int>] = [
      DriverSharingStrategy.share(Observable.just(1)), SignalSharingStrategy.share(Observable.just(1)),
    ]
    #expect(shared.count == 2)
    /// A strategy of a program's own.
    struct Everything: SharingStrategyProtocol {
      static var scheduler: SchedulerType { DriverSharingStrategy.scheduler }
      static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 9, scope: .forever)
      }
    }
    let own: SharedSequence<Everything, Int> = Observable.just(1).asSharedSequence(onErrorJustReturn: 0)
    let mapped: SharedSequence<Everything, Int> = own.map { $0 }
    func first<Sequence: SharedSequenceConvertibleType>(_ sequence: Sequence) -> SharedSequence<
      Sequence.SharingStrategy, Sequence.Element
    > {
      sequence.asSharedSequence()
    }
    _ = first(mapped)
  }
}
