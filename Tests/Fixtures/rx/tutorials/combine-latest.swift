import Foundation
import RxSwift

let bag = DisposeBag()
let left = PublishSubject<String>()
let right = PublishSubject<String>()
Observable.combineLatest(left, right) { lastLeft, lastRight in "\(lastLeft) \(lastRight)" }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.combineLatest(left, right)
  .filter { !$0.0.isEmpty }
  .map { "\($0.1), \($0.0)" }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.combineLatest([left, right]) { strings in strings.joined(separator: "-") }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
left.onNext("Hello,")
right.onNext("world")
right.onNext("RxSwift")
left.onNext("Have a good day,")
left.onCompleted()
right.onNext("all")
right.onCompleted()

let dates = Observable.of(1, 2)
let styles = Observable.of("short", "long")
let flags = Observable.just(true)
Observable.combineLatest(styles, dates, flags) { style, date, flag in "\(style) \(date) \(flag)" }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
