protocol Animal {
    associatedtype Food
    var name: String { get }
    func eat(_ food: Food)
}

struct Cow: Animal {
    let name = "Cow"
    func eat(_ food: String) { print("eats", food) }
}

struct Lion: Animal {
    let name = "Lion"
    func eat(_ food: Int) { print("eats", food) }
}

func make(_ big: Bool) -> some Animal {
//   ^ error: function declares an opaque return type 'some Animal', but the return statements in its body do not have matching underlying types
    if big {
        return Lion()
    }
    return Cow()
}

let farm: [any Animal] = [Cow(), Lion()]
for animal in farm {
    animal.eat("grass")
//  ^ error: member 'eat' cannot be used on value of type 'any Animal'; consider using a generic constraint instead
}
let one: some Animal = farm[0]
//                         ^ error: type 'any Animal' cannot conform to 'Animal'
print(make(true).name, one.name)
