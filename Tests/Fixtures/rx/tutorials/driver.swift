import RxCocoa
import RxSwift

enum SearchError: Error { case failed }
let bag = DisposeBag()
let source = PublishSubject<String>()
let results: Driver<String> = source
  .map { text -> String in
    print("mapping \(text)")
    if text == "bad" { throw SearchError.failed }
    return text.uppercased()
  }
  .asDriver(onErrorJustReturn: "failed")
results.drive(onNext: { print("label:", $0) }, onCompleted: { print("completed") }).disposed(by: bag)
results.map { "count \($0.count)" }.drive(onNext: { print($0) }).disposed(by: bag)
source.onNext("swift")
results.drive(onNext: { print("late:", $0) }).disposed(by: bag)
source.onNext("bad")
source.onNext("ignored")
print("end")
