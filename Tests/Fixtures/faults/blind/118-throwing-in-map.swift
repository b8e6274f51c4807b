import RxSwift

enum ParseError: Error { case bad(String) }

func parse(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw ParseError.bad(text) }
    return number
}

let bag = DisposeBag()

Observable.of("1", "x")
    .map { parse($0) }
    .subscribe(onNext: { print($0) }, onError: { error in
        if case ParseError.bad(let text, let line) = error { print(text, line) }
//                         ^ error: tuple pattern has the wrong length for tuple type 'String'
    })
    .disposed(by: bag)

Observable.of("1", "2")
    .subscribe(onNext: { print(try parse($0)) })
//                     ^ error: invalid conversion from throwing function of type '(String) throws -> ()' to non-throwing function type '(String) -> Void'
    .disposed(by: bag)
