protocol Animal { var name: String { get } }
func make(_ a: any Animal) -> some Animal { a }
//                                          ^ error: type 'any Animal' cannot conform to 'Animal'
