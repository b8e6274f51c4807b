struct E { let tags: [String] }
func f(_ es: [E]) -> [E] { es.filter { $0.tags.first.isEmpty } }
//                                             ^ error: value of optional type 'String?' must be unwrapped to refer to member 'isEmpty' of wrapped base type 'String'
