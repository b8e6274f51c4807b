struct Person { var name = "", age = 1; let id = 2 }
var person = Person()
person[keyPath: \.id] = 4
//    ^ error: cannot assign through subscript: key path is read-only
let path: KeyPath<Person, Int> = \.age
person[keyPath: path] = 4
//    ^ error: cannot assign through subscript: 'path' is a read-only key path
