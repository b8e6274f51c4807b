// A closure's parameter is an element of a sequence whose type is still open, and holds an optional.
import RxSwift

let words = BehaviorSubject<[String]>(value: ["bread", "milk"])
let filter = BehaviorSubject<String?>(value: nil)
let visible: Observable<[String]> = Observable.combineLatest(words.asObservable(), filter) { words, filter in
  guard let filter = filter else { return words }
  return words.filter { $0.contains(filter) }
}
let bag = DisposeBag()
visible.subscribe(onNext: { print($0) }).disposed(by: bag)
filter.onNext("br")
