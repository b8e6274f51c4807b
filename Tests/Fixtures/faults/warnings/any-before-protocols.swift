protocol Store { associatedtype Item; func all() -> [Item] }
protocol Plain { func work() }
let store: Store? = nil
//         ^ warning: use of protocol 'Store' as a type must be written 'any Store'; this will be an error in a future Swift language mode
func use(_ store: Store, _ plain: Plain) -> Hashable { 1 }
//                ^ warning: use of protocol 'Store' as a type must be written 'any Store'; this will be an error in a future Swift language mode
//                                          ^ warning: use of protocol 'Hashable' as a type must be written 'any Hashable'; this will be an error in a future Swift language mode
struct Keeper<T: Store> { var other: [any Store] = []; var held: T? = nil }
