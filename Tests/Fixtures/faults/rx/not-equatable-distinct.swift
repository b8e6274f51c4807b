import RxSwift

struct Player { var name: String }
let players = PublishSubject<Player>()
let changes = players.distinctUntilChanged()
//                    ^ error: referencing instance method 'distinctUntilChanged()' on 'ObservableType' requires that 'Player' conform to 'Equatable'
