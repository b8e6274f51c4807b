class A1 { let x: Int; init() { print(x); x = 1 } }
//                                    ^ error: constant 'self.x' used before being initialized
class A2 { var x: Int; var y: Int; init() { y = x; x = 1 } }
//                                            ^ error: variable 'self.x' used before being initialized
struct A3 { var x: Int; init() { print(x); x = 1 } }
//                                     ^ error: 'self' used before all stored properties are initialized
class A4 {}
class A5: A4 { let x: Int; override init() { print(x); x = 1; super.init() } }
//                                                 ^ error: constant 'self.x' used before being initialized
