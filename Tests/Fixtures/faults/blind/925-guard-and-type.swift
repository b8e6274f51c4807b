func f(_ a: Int?) { guard let a = a else { print("x") } }
//                                                    ^ error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
