protocol Named { var name: String { get } }
struct Dog: Named { var name = 3 }
//     ^ error: type 'Dog' does not conform to protocol 'Named'
