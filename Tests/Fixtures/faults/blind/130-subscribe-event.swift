import RxSwift

let bag = DisposeBag()
let numbers = PublishSubject<Int>()

numbers.subscribe { event in
    switch event {
    case .next(let number):
        print(number.uppercased())
//                   ^ error: value of type 'Int' has no member 'uppercased'
    case .completed:
        print("done")
    }
}
.disposed(by: bag)

numbers.subscribe { (number: Int) in
    print(number)
}
.disposed(by: bag)

numbers.onNext(1)
