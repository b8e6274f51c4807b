import Foundation
import RxCocoa
import RxSwift

let bag = DisposeBag()
let query = PublishRelay<String>()
func search(_ text: String) -> Single<[String]> {
  print("searching", text)
  return Single.just(["\(text)1", "\(text)2"]).delay(.milliseconds(50), scheduler: MainScheduler.instance)
}
query
  .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  .distinctUntilChanged()
  .filter { $0.count > 1 }
  .flatMapLatest { search($0) }
  .asDriver(onErrorJustReturn: [])
  .drive(onNext: { print("results", $0) })
  .disposed(by: bag)
for (text, at) in [("s", 0.0), ("sw", 0.1), ("swi", 0.2), ("swif", 0.9), ("swif", 1.5)] {
  DispatchQueue.main.asyncAfter(deadline: .now() + at) { query.accept(text) }
}
