@discardableResult
func log(_ text: String) -> Int { text.count }

struct Basket {
    var fruit: [String] = []

    func adding(_ name: String) -> Basket {
        var copy = self
        copy.fruit += name
//                 ^ error: operator function '+=' requires the types 'String' and 'String.Element' (aka 'Character') be equivalent
        return copy
    }
}

var basket = Basket()
log("adding")
basket = basket.adding("apple").adding("pear")
basket.fruit + "kiwi"
//           ^ error: '+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings
basket.fruit.count == 2
print(basket.fruit.joined(", "))
//                        ^ error: missing argument label 'separator:' in call
