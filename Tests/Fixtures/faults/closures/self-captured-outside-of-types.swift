// There is no self outside of types.
let numbers = [1].map { [weak self] number in number }
//                            ^ error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
let greet = { [weak self] in print(1) }
//                  ^ error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
let hold = { [unowned self] in print(2) }
//                    ^ error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
let wrong = { [value = wrongName] in print(value) }
//                     ^ error: cannot find 'wrongName' in scope
