final class Bag {}
func disposed(by bag: Bag) {}
let bag = Bag
//        ^ error: expected member name or initializer call after type name
disposed(by: bag)
//           ^ error: cannot convert value of type 'Bag.Type' to expected argument type 'Bag'
