struct Address {
    var street: String
    var city: String?
}

struct Person {
    var name: String
    var address: Address?
}

func label(for person: Person) -> String {
    let city: String = person.address?.city
//                                     ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
    return "\(person.name) from \(city.uppercased())"
}

func streetLength(_ person: Person) -> Int {
    return person.address.street.count
//                ^ error: value of optional type 'Address?' must be unwrapped to refer to member 'street' of wrapped base type 'Address'
}

let ann = Person(name: "Ann", address: Address(street: "Main", city: "Rome"))
print(label(for: ann), streetLength(ann))
