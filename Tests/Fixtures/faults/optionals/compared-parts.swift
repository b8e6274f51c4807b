struct Person { var age: Int? }
let people: [Person] = []
let sorted = people.sorted { $0.age > $1.age }
//                              ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//                                       ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let sum = people[0].age + people[1].age
//                  ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//                                  ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let scores: [String: Int] = [:]
let isBetter = scores["a"] > scores["b"]
//                   ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//                                 ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let pairs = [(1, "a")]
print(pairs.first.0)
//          ^ error: value of optional type '(Int, String)?' must be unwrapped to refer to member '0' of wrapped base type '(Int, String)'
