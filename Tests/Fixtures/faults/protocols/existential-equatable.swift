protocol Animal {}
struct Dog: Animal, Equatable {}
let a: any Animal = Dog()
print(a == a)
//      ^ error: binary operator '==' cannot be applied to two 'any Animal' operands
