import RxSwift
struct Place { let city: String; let visits: Int }
let places = PublishSubject<Place>()
let a = places.distinctUntilChanged { $0.visits == $1.vists }
//                                  ^ error: contextual closure type '(Place) throws -> Bool' expects 1 argument, but 2 were used in closure body
let b = places.distinctUntilChanged { $0.visits == $1.visits }
let c = places.distinctUntilChanged { $0.vists }
//                                       ^ error: value of type 'Place' has no member 'vists'
let d = places.distinctUntilChanged()
//             ^ error: referencing instance method 'distinctUntilChanged()' on 'ObservableType' requires that 'Place' conform to 'Equatable'
