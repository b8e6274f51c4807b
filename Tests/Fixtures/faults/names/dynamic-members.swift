// Members that a type with dynamic members does not have.

@dynamicMemberLookup
struct Wrapper<Object> {
  let object: Object
  subscript<Property>(dynamicMember path: KeyPath<Object, Property>) -> Property { object[keyPath: path] }
}
struct Person { var name = "" }
let pair = Wrapper(object: (1, year: "x"))
print(pair.yeer, pair.3)
//         ^ error: value of type 'Wrapper<(Int, year: String)>' has no dynamic member 'yeer' using key path from root type '(Int, year: String)'
//                    ^ error: value of type 'Wrapper<(Int, year: String)>' has no dynamic member '3' using key path from root type '(Int, year: String)'
print(Wrapper(object: Person()).nickname)
//                              ^ error: value of type 'Wrapper<Person>' has no dynamic member 'nickname' using key path from root type 'Person'
