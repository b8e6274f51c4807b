struct T { let id: Int }
let ts: [T] = []
let i = ts.firstIndex(where: { $0.id = 3 })
//                                ^ error: cannot assign to property: 'id' is a 'let' constant
//                                   ^ error: cannot convert value of type '()' to closure result type 'Bool'
let j = ts.filter { $0.id = 3 }
//                     ^ error: cannot assign to property: 'id' is a 'let' constant
//                        ^ error: cannot convert value of type '()' to closure result type 'Bool'
