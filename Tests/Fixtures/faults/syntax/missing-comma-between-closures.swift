func subscribe(onNext: (Int) -> Void, onError: (String) -> Void, onCompleted: () -> Void = {}) {}

subscribe(onNext: { print($0) } onError: { print($0) })
//                              ^ error: expected ',' separator
