protocol Animal { associatedtype Food; var name: String { get } }
struct Cow: Animal { typealias Food = Int; let name = "" }
let farm: [any Animal] = [Cow()]
let one: some Animal = farm[0]
//                         ^ error: type 'any Animal' cannot conform to 'Animal'
func make() -> some Animal { farm[0] }
//                               ^ error: type 'any Animal' cannot conform to 'Animal'
