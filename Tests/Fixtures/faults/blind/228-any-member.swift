protocol Animal {
    associatedtype Food
    func eat(_ food: Food)
}
func feed(_ animal: any Animal) {
    animal.eat("grass")
//  ^ error: member 'eat' cannot be used on value of type 'any Animal'; consider using a generic constraint instead
}
