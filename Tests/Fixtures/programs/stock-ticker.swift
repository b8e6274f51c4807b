// A stock ticker: windows, candles, moving averages, alerts and a portfolio, from a deterministic feed.
import Foundation
import RxSwift

struct Tick { let symbol: String; let price: Double; let volume: Int }

struct Candle: CustomStringConvertible {
  var open, high, low, close: Double
  var volume: Int

  init?(_ ticks: [Tick]) {
    guard let first = ticks.first, let last = ticks.last else { return nil }
    open = first.price
    close = last.price
    high = ticks.map { $0.price }.max() ?? first.price
    low = ticks.lazy.map(\.price).min()!
    volume = ticks.reduce(0) { $0 + $1.volume }
  }

  var description: String {
    String(format: "o %.2f h %.2f l %.2f c %.2f", open, high, low, close) + " v \(volume)"
  }
}

/// A linear congruential generator, so that each run is alike.
struct Dice: IteratorProtocol, Sequence {
  private var seed: UInt32
  init(_ seed: UInt32) { self.seed = seed }
  mutating func next() -> UInt32? {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return seed >> 16
  }
}

final class Exchange {
  private var dice = Dice(42)
  private var prices: [String: Double]
  let symbols: [String]
  init(_ prices: KeyValue...) {
    self.prices = .init(uniqueKeysWithValues: prices.map { ($0.key, $0.value) })
    symbols = prices.map(\.key)
  }
  struct KeyValue { let key: String; let value: Double }

  func feed(every period: RxTimeInterval, _ scheduler: SchedulerType) -> Observable<Tick> {
    Observable<Int>.interval(period, scheduler: scheduler)
      .map { [unowned self] n in
        let symbol = symbols[n % symbols.count]
        let move = Double(Int(dice.next()! % 21) - 10) / 10
        prices[symbol]! += move
        return Tick(symbol: symbol, price: prices[symbol]!, volume: Int(dice.next()! % 5) * 10 + 10)
      }
  }
}

extension ObservableType where Element: BinaryFloatingPoint {
  func movingAverage(_ count: Int) -> Observable<Element> {
    scan(into: [Element]()) { window, value in
      window.append(value)
      if window.count > count { window.removeFirst() }
    }
    .filter { $0.count == count }
    .map { $0.reduce(0, +) / Element(count) }
  }

  func crossings(of other: Observable<Element>) -> Observable<(Bool, Element)> {
    Observable.combineLatest(self, other) { ($0 > $1, $0) }
      .distinctUntilChanged { $0.0 == $1.0 }
      .skip(1)
  }
}

struct Portfolio {
  enum Order { case buy(String, Int), sell(String, Int) }
  enum OrderError: Error, CustomStringConvertible {
    case cash(missing: Double), shares(String, has: Int)
    var description: String {
      switch self {
      case .cash(let missing): return "cash missing: " + String(format: "%.2f", missing)
      case .shares(let symbol, let has): return "only \(has) of \(symbol)"
      }
    }
  }
  var cash: Double
  var shares: [String: Int] = [:]

  func executing(_ order: Order, at prices: [String: Double]) throws -> Portfolio {
    var copy = self
    switch order {
    case let .buy(symbol, count):
      let cost = prices[symbol, default: 0] * Double(count)
      guard cost <= cash else { throw OrderError.cash(missing: cost - cash) }
      copy.cash -= cost
      copy.shares[symbol, default: 0] += count
    case .sell(let symbol, let count):
      let has = shares[symbol] ?? 0
      if has < count { throw OrderError.shares(symbol, has: has) }
      copy.shares[symbol] = has == count ? nil : has - count
      copy.cash += prices[symbol]! * Double(count)
    }
    return copy
  }

  func value(_ prices: [String: Double]) -> Double {
    shares.reduce(cash) { $0 + Double($1.value) * (prices[$1.key] ?? 0) }
  }
}

let scheduler = MainScheduler.instance
let exchange = Exchange(.init(key: "AAA", value: 100), .init(key: "BBB", value: 20.5), .init(key: "CCC", value: 7))
let feed = exchange.feed(every: .milliseconds(100), scheduler).take(60).share()
let bag = DisposeBag()

feed.filter { $0.symbol != "CCC" }.groupBy { $0.symbol }
  .concatMap { group in
    group
      .window(timeSpan: .seconds(2), count: 100, scheduler: scheduler)
      .flatMap { $0.toArray() }
      .compactMap(Candle.init)
      .map { (group.key, $0) }
  }
  .subscribe(onNext: { print("candle \($0) \($1)") })
  .disposed(by: bag)

let aaa = feed.filter { $0.symbol == "AAA" }.map(\.price)
aaa.movingAverage(3).crossings(of: aaa.movingAverage(6))
  .map { above, price in String(format: "%@ at %.3f", above ? "golden" : "death", price) }
  .subscribe(onNext: { print("cross \($0)") })
  .disposed(by: bag)

let prices = feed.scan(into: [String: Double]()) { $0[$1.symbol] = $1.price }.share(replay: 1)
let orders = Observable<(Int, Portfolio.Order)>.of(
  (500, .buy("AAA", 5)), (1500, .buy("BBB", 100)), (2500, .sell("AAA", 9)), (3500, .sell("AAA", 5)), (4500, .buy("CCC", 10))
)
.flatMap { time, order in Observable.just(order).delay(.milliseconds(time), scheduler: scheduler) }

orders.withLatestFrom(prices) { ($0, $1) }
  .scan((Portfolio(cash: 1000), nil as Error?)) { state, input in
    do { return (try state.0.executing(input.0, at: input.1), nil) } catch { return (state.0, error) }
  }
  .withLatestFrom(prices) { state, prices in (state.0, state.1, prices) }
  .subscribe(onNext: { portfolio, error, prices in
    if let error = error { return print("order refused: \(error)") }
    let held = portfolio.shares.keys.sorted().map { "\($0)×\(portfolio.shares[$0]!)" }
    print("portfolio \(held) \(String(format: "%.2f", portfolio.cash)) worth \(String(format: "%.1f", portfolio.value(prices)))")
  })
  .disposed(by: bag)

feed.buffer(timeSpan: .seconds(2), count: 15, scheduler: scheduler)
  .map { ticks in Dictionary(grouping: ticks, by: { $0.symbol }).mapValues { $0.count } }
  .map { $0.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" } }
  .subscribe(onNext: { print("volume \($0)") }, onCompleted: { print("closed") })
  .disposed(by: bag)
