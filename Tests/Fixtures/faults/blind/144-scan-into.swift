import RxSwift

let bag = DisposeBag()
let words = Observable.of("a", "b", "a")

words
    .scan(into: [:]) { counts, word in
        counts[word, default: 0] += 1
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

words
    .scan(into: [String]()) { seen, word in
        return seen + [word]
//                  ^ error: cannot convert value of type 'Array<String>' to closure result type 'Void'
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
