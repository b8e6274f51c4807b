let ages: [String: Int] = ["Ann": 31, "Bob": "28"]
//                                           ^ error: cannot convert value of type 'String' to expected dictionary value type 'Int'
var groups: [Character: [String]] = [:]

for (name, age) in ages {
    groups[name.first, default: []].append(name)
//              ^ error: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')
    print("\(name): \(age + 1)")
}

let oldest = ages.max { $0.value < $1.value }
print(oldest.key)
//    ^ error: value of optional type 'Dictionary<String, Int>.Element?' (aka 'Optional<(key: String, value: Int)>') must be unwrapped to refer to member 'key' of wrapped base type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)')

let initials = ages.mapValues { value, key in value * 2 }
//                              ^ error: contextual closure type '(Int) throws -> Int' expects 1 argument, but 2 were used in closure body
print(initials)
let total: Int = ages.values.reduce(0, -)
let ann: Int = ages["Ann"]
//                 ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(total, ann)
