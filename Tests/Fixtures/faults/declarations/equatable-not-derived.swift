struct Thing {}
struct Box: Equatable { var thing: Thing }
//     ^ error: type 'Box' does not conform to protocol 'Equatable'
