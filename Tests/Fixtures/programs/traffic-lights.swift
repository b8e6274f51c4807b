// Two crossings with traffic lights, a pedestrian button and a night mode, as a state machine on virtual time.
import Foundation
import RxSwift

enum Light: Character, CaseIterable {
  case red = "🔴", amber = "🟡", green = "🟢", off = "⚫️"
}

struct Crossing: Equatable, CustomStringConvertible {
  enum Phase: Int, CaseIterable, Comparable {
    case mainGreen, mainAmber, allRed, sideGreen, sideAmber
    static func < (lhs: Phase, rhs: Phase) -> Bool { lhs.rawValue < rhs.rawValue }

    var next: Phase {
      let all = Phase.allCases
      return all[(all.firstIndex(of: self)! + 1) % all.count]
    }

    var duration: Int {
      switch self {
      case .mainGreen: return 5
      case .sideGreen: return 3
      case .mainAmber, .sideAmber, .allRed: return 1
      }
    }
  }

  var phase: Phase = .allRed
  var remaining = 1
  var isNight = false
  var pedestrianWaits = false
  var ticks = 0

  var lights: (main: Light, side: Light) {
    if isNight { return (ticks % 2 == 0 ? .amber : .off, ticks % 2 == 0 ? .amber : .off) }
    switch phase {
    case .mainGreen: return (.green, .red)
    case .mainAmber: return (.amber, .red)
    case .allRed: return (.red, .red)
    case .sideGreen: return (.red, .green)
    case .sideAmber: return (.red, .amber)
    }
  }

  var description: String {
    let (main, side) = lights
    return "\(main.rawValue)\(side.rawValue)" + (pedestrianWaits ? " 🚶" : "")
  }
}

enum Input: Equatable {
  case tick
  case button
  case night(Bool)
}

extension Crossing {
  mutating func handle(_ input: Input) {
    switch (input, isNight) {
    case (.tick, true):
      ticks += 1
    case (.tick, false):
      ticks += 1
      remaining -= 1
      if pedestrianWaits, phase == .mainGreen, remaining > 1 { remaining = 1 }
      if remaining <= 0 {
        phase = phase.next
        remaining = phase.duration
        if phase == .sideGreen { pedestrianWaits = false }
      }
    case (.button, false) where phase < .sideGreen:
      pedestrianWaits = true
    case (.button, _):
      break
    case (.night(let isNight), _):
      guard self.isNight != isNight else { return }
      self.isNight = isNight
      if !isNight { (phase, remaining) = (.allRed, 2) }
    }
  }
}

let scheduler = MainScheduler.instance
let seconds = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { _ in Input.tick }
let presses = Observable.from([3.4, 12.2, 17.0, 21.9])
  .flatMap { time in
    Observable<Int>.timer(.milliseconds(Int(time * 1000)), scheduler: scheduler).map { _ in Input.button }
  }
let night = Observable.merge(
  Observable.just(Input.night(true)).delay(.milliseconds(18_500), scheduler: scheduler),
  Observable.just(Input.night(false)).delay(.milliseconds(23_500), scheduler: scheduler))

let states = Observable.merge(seconds, presses, night)
  .take(until: Observable<Int>.timer(.milliseconds(30_500), scheduler: scheduler))
  .scan(into: Crossing()) { $0.handle($1) }
  .share(replay: 1)

let bag = DisposeBag()
states
  .map(\.description)
  .distinctUntilChanged()
  .enumerated()
  .subscribe(onNext: { index, text in print(String(format: "%2d", index), text) })
  .disposed(by: bag)

states
  .map { $0.lights.main }
  .distinctUntilChanged()
  .scan(into: [Light: Int]()) { $0[$1, default: 0] += 1 }
  .takeLast(1)
  .subscribe(onNext: { counts in
    for light in Light.allCases { print("\(light): \(counts[light] ?? 0)") }
  })
  .disposed(by: bag)

states
  .filter { !$0.isNight && $0.phase == .allRed }
  .map(\.ticks)
  .toArray()
  .subscribe(onSuccess: { print("all red at \($0)") }, onFailure: { print($0) })
  .disposed(by: bag)

let isSafe = states.reduce(true) { safe, state in
  let (main, side) = state.lights
  return safe && !(main == .green && side != .red) && !(side == .green && main != .red)
}
isSafe.subscribe(onNext: { print("safe: \($0)") }, onDisposed: { print("disposed") }).disposed(by: bag)
