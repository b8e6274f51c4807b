protocol Animal { var name: String { get } }
struct Cow: Animal { let name = "" }
let farm: [any Animal] = [Cow()]
let one: some Animal = farm[0]
//                         ^ error: type 'any Animal' cannot conform to 'Animal'
