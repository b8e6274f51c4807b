enum Planet: Int { case mercury = 1, venus, earth }
enum Suit: String { case hearts, spades = "S" }
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) as Any)
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "S")!)
