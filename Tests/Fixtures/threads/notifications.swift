// ends: 40 40
// Notifications posted from several queues, observed with Rx on main and with a block on the poster's thread.
import Foundation
import RxSwift

let name = Notification.Name("tick"), center = NotificationCenter.default
let lock = NSLock(), bag = DisposeBag()
var direct = 0, viaMain = 0
let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in lock.lock(); direct += 1; lock.unlock() }
center.rx.notification(name).observe(on: MainScheduler.instance).subscribe(onNext: { _ in viaMain += 1 }).disposed(by: bag)
let group = DispatchGroup()
for q in 0..<4 { DispatchQueue(label: "n\(q)").async(group: group) { for _ in 0..<10 { center.post(name: name, object: nil) } } }
group.notify(queue: .main) {
  DispatchQueue.main.async { lock.lock(); print(direct, viaMain); lock.unlock(); center.removeObserver(token) }
}
