protocol Store<Item> { associatedtype Item: Hashable; var items: [Item] { get } }
struct List<Item>: Store { var items: [Item] = [] }
//     ^ error: type 'List<Item>' does not conform to protocol 'Store'
struct Other<T>: Store { var items: [T] = [] }
//     ^ error: type 'Other<T>' does not conform to protocol 'Store'
struct Named<T>: Store { typealias Item = T; var items: [T] = [] }
//     ^ error: type 'Named<T>' does not conform to protocol 'Store'
struct Equal<T: Equatable>: Store { var items: [T] = [] }
//     ^ error: type 'Equal<T>' does not conform to protocol 'Store'
struct Right<T: Hashable>: Store { var items: [T] = [] }
struct Later<T> { var items: [T] = [] }
extension Later: Store where T: Hashable {}
struct Wrong<T> { var items: [T] = [] }
extension Wrong: Store where T: Equatable {}
// ^1 error: type 'Wrong<T>' does not conform to protocol 'Store'
