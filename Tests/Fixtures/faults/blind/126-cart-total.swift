import RxSwift
import RxRelay

struct Line {
    let name: String
    var count: Int
    let price: Double
}

final class CartViewModel {
    private let lines = BehaviorRelay<[Line]>(value: [])

    var total: Observable<Double> {
        lines.map { lines in
            lines.reduce(0) { $0 + $1.count * $1.price }
//                                    ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
        }
    }

    func increment(_ index: Int) {
        var current = lines.value
        current[index].count = current[index].count + "1"
//                                                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
        lines.accept(current)
    }
}

let bag = DisposeBag()
CartViewModel().total.subscribe(onNext: { print($0) }).disposed(by: bag)
