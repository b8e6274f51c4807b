func load(_ id: Int, done: (String, Error?) -> Void) {}
load(1) { name in print(name) }
//        ^ error: contextual closure type '(String, (any Error)?) -> Void' expects 2 arguments, but 1 was used in closure body
load(1) { name, error, x in print(name) }
//        ^ error: contextual closure type '(String, (any Error)?) -> Void' expects 2 arguments, but 3 were used in closure body
load { name, error in print(name) }
//  ^ error: missing argument for parameter #1 in call
load("x") { name, error in print(name) }
//   ^ error: cannot convert value of type 'String' to expected argument type 'Int'
load(1) { name, error in print(name + error) }
//                                    ^ error: cannot convert value of type '(any Error)?' to expected argument type 'String'
load(1) { print($0, $1.localizedDescription) }
//                     ^ error: value of type '(any Error)?' has no member 'localizedDescription'
load(1, done: { name, error in return 3 })
//                                    ^ error: cannot convert value of type 'Int' to closure result type 'Void'
load(1)
//    ^ error: missing argument for parameter 'done' in call
