import Foundation
import RxSwift
import RxCocoa

// Notifications as a sequence: observed while subscribed, and no longer.
extension Notification.Name {
  static let scored = Notification.Name("scored")
}
final class Player {}

let center = NotificationCenter.default
let player = Player()
let other = Player()
let all = center.rx.notification(.scored)
  .subscribe(onNext: { print("all:", $0.name.rawValue, $0.userInfo?["points"] as? Int ?? 0) })
center.post(name: .scored, object: player, userInfo: ["points": 3])
center.post(name: .scored, object: other, userInfo: ["points": 5])
all.dispose()
let ofPlayer = center.rx.notification(.scored, object: player)
  .map { ($0.userInfo?["points"] as? Int) ?? 0 }
  .scan(0, accumulator: +)
  .subscribe(onNext: { print("player:", $0) })
center.post(name: .scored, object: player, userInfo: ["points": 3])
center.post(name: .scored, object: other, userInfo: ["points": 5])
center.post(name: Notification.Name("missed"), object: player)
ofPlayer.dispose()
center.post(Notification(name: .scored, object: player, userInfo: ["points": 4]))

// The older way.
let token = center.addObserver(forName: .scored, object: nil, queue: nil) { print("observed", $0.name.rawValue) }
center.post(name: .scored, object: nil)
center.removeObserver(token)
center.post(name: .scored, object: nil)
