import RxSwift

final class Chat {
//          ^ error: class 'Chat' has no initializers
    private let bag = DisposeBag
//                    ^ error: expected member name or initializer call after type name
    private let incoming = PublishSubject<String>()
    private var log: [String]

    func start() {
        incoming
            .subscribe(onNext: { [weak self] text in
                self?.log.append(text)
            })
            .disposed(by: bag)
//                        ^ error: cannot convert value of type 'DisposeBag.Type' to expected argument type 'DisposeBag'
    }

    func receive(_ text: String) {
        incoming.onNext(text: text)
//                     ^ error: extraneous argument label 'text:' in call
    }
}

let chat = Chat()
//         ^ error: 'Chat' cannot be constructed because it has no accessible initializers
chat.start()
chat.receive("hi")
