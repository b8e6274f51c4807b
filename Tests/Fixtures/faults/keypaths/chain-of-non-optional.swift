struct Person { var name = "", age = 1; let id = 2 }
let count = \Person.name?.count
//          ^ error: cannot use optional chaining on non-optional value of type 'String'
