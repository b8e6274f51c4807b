protocol Source { associatedtype Item; func next() -> Item? }
struct Empty: Source {}
//     ^ error: type 'Empty' does not conform to protocol 'Source'
