import RxSwift
import RxRelay

final class Game {
    enum Outcome { case won(Int), lost }
    private let guesses = PublishRelay<Int>()
    private let secret: Int
    private let bag = DisposeBag()
    var outcome: Observable<Outcome> {
        guesses
            .take(5)
            .filter { $0 == secret }
            .map { .won($0) }
            .ifEmpty(default: .drawn)
//                             ^ error: type 'Game.Outcome' has no member 'drawn'
    }

    init(secret: Int) { self.secret = secret }

    func play(_ values: [Int]) {
        outcome
            .subscribe(onNext: { outcome in
                if case .won = outcome { print("won") }
            })
            .disposed(by: bag)
        values.forEach(guesses.onNext)
//                             ^ error: value of type 'PublishRelay<Int>' has no member 'onNext'
    }
}

Game(secret: "3").play([1, 2, 3])
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
