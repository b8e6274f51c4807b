struct Temperature {
    let celsius: Double

    var description: String {
        if celsius < 0 {
            return "freezing"
        } else if celsius < 20 {
            return "cool"
        }
    }
//  ^ error: missing return in getter expected to return 'String'

    func rounded() -> Int {
        let value = Int(celsius.rounded())
        print("rounding", value)
    }
//  ^ error: missing return in instance method expected to return 'Int'
}

let today = Temperature(celsius: 12.4)
print(today.description, today.rounded())
