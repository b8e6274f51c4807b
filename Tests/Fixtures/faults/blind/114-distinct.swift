import RxSwift

struct Place {
    let city: String
    let visits: Int
}

let bag = DisposeBag()
let places = PublishSubject<Place>()

places
    .distinctUntilChanged()
//   ^ error: referencing instance method 'distinctUntilChanged()' on 'ObservableType' requires that 'Place' conform to 'Equatable'
    .subscribe(onNext: { print($0.city) })
    .disposed(by: bag)

places
    .distinctUntilChanged { $0.city }
    .distinctUntilChanged { $0.visits == $1.vists }
//                        ^ error: contextual closure type '(Place) throws -> Bool' expects 1 argument, but 2 were used in closure body
    .subscribe(onNext: { print($0.visits) })
    .disposed(by: bag)

places.onNext(Place(city: "Rome", visits: 1))
