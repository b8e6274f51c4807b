let ages: [String: Int] = [:]
let oldest = ages.max { $0.value < $1.value }
print(oldest.key)
//    ^ error: value of optional type 'Dictionary<String, Int>.Element?' (aka 'Optional<(key: String, value: Int)>') must be unwrapped to refer to member 'key' of wrapped base type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)')
