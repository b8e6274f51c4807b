import RxSwift

struct Room {
    let temperature: BehaviorSubject<Double>
}

let bag = DisposeBag()
let kitchen = Room(temperature: BehaviorSubject(value: 20))
let rooms = PublishSubject<Room>()

rooms
    .map { $0.temperature }
    .switchLatest()
//   ^ error: type '()' cannot conform to 'ObservableConvertibleType'
    .map { $0.rounded() + "°" }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

rooms
    .switchLatest()
//   ^ error: referencing instance method 'switchLatest()' on 'ObservableType' requires that 'Room' conform to 'ObservableConvertibleType'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

kitchen.temperature.onNext("21")
//                         ^ error: cannot convert value of type 'String' to expected argument type 'BehaviorSubject<Double>.Element' (aka 'Double')
