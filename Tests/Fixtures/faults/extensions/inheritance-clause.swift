protocol Priced { var price: Int { get } }
extension Priced: Equatable {}
// ^1 error: extension of protocol 'Priced' cannot have an inheritance clause
extension Error: Swift.Error {}
// ^1 error: extension of protocol 'Error' cannot have an inheritance clause
class Animal {}
class Dog {}
extension Dog: Animal {}
// ^1 error: inheritance from non-protocol type 'Animal'
enum Level { case low, high }
extension Level: Int {}
// ^1 error: inheritance from non-protocol type 'Int'
