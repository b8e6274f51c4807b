struct Recipe {
    let name: String
    var steps: [String]
    var minutes: Int

    func scaled(_ factor: Int) -> Recipe {
        var copy = self
        copy.minutes *= Double(factor)
//                      ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
        copy.steps = steps.enumerated().map { index, step in
            "\(index + 1). \(step)"
        }
        return copy
    }

    func shortSteps() -> [String] {
        steps.enumerated().filter { $0.index < 2 }.map { $0.element }
//                                     ^ error: value of tuple type 'EnumeratedSequence<[String]>.Iterator.Element' (aka '(offset: Int, element: String)') has no member 'index'
    }
}

let soup = Recipe(name: "Soup", steps: ["boil", "stir"], minutes: 20)
print(soup.scaled(2).steps, soup.shortSteps())
