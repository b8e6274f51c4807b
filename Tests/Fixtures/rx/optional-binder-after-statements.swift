// A closure of several statements whose value is bound to an optional property makes no optional of it.
import RxSwift
import RxCocoa
import UIKit
let label = UILabel()
let bag = DisposeBag()
let muted = BehaviorRelay(value: false)
let active = BehaviorRelay(value: ["a"])
Driver.combineLatest(active.asDriver(), muted.asDriver()) { sensors, muted in
  switch (sensors.count, muted) {
  case (0, _): return "all quiet"
  case (_, true): return "muted"
  default: return "ALARM " + sensors.sorted().joined(separator: "+")
  }
}
.distinctUntilChanged()
.do(onNext: { print("label: \($0)") })
.drive(label.rx.text)
.disposed(by: bag)
muted.asDriver().map { m in
  if m { return "on" }
  return "off"
}.do(onNext: { print("m: \($0)") }).drive(label.rx.text).disposed(by: bag)
muted.asDriver().map { m in m ? "on" : "off" }.do(onNext: { print("m: \($0)") }).drive(label.rx.text).disposed(by: bag)
muted.map { m in
  if m { return "on" }
  return "off"
}.do(onNext: { print("m: \($0)") }).bind(to: label.rx.text).disposed(by: bag)
muted.map { m in
  let t = m ? "on" : "off"
  return t + "!"
}.do(onNext: { print("m: \($0)") }).bind(to: label.rx.text).disposed(by: bag)
muted.map { m -> String in
  if m { return "on" }
  return "off"
}.do(onNext: { print("m: \($0)") }).bind(to: label.rx.text).disposed(by: bag)
Observable.combineLatest(active, muted) { (a: [String], m: Bool) in
  if m { return "on" }
  return "off" + a[0]
}.do(onNext: { print("m: \($0)") }).bind(to: label.rx.text).disposed(by: bag)
muted.map { m in
  if m { return "on" }
  return "off"
}.bind(to: label.rx.text).disposed(by: bag)
