struct Person { var name = "", age = 1; let id = 2 }
let path: WritableKeyPath<Person, Int> = \.id
//                                       ^ error: cannot convert key path type 'KeyPath<Person, Int>' to contextual type 'WritableKeyPath<Person, Int>'
