import Foundation
import RxSwift

let bag = DisposeBag()
let sequences = [
  "German cities": Observable.of("Berlin", "Münich", "Frankfurt"),
  "Spanish cities": Observable.of("Madrid", "Barcelona", "Valencia"),
]
Observable.of("German cities", "Spanish cities")
  .concatMap { country in sequences[country] ?? .empty() }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)

Observable.of(3, 1, 2)
  .concatMap { n in Observable.just(n).delay(.milliseconds(n * 100), scheduler: MainScheduler.instance) }
  .subscribe { print("in order", $0) }
  .disposed(by: bag)
Observable.of(3, 1, 2)
  .flatMap { n in Observable.just(n).delay(.milliseconds(n * 100), scheduler: MainScheduler.instance) }
  .subscribe { print("by time", $0) }
  .disposed(by: bag)
