struct Company {
  var ceo: Employee?
  var offices: [String: Office] = [:]
}
final class Employee {
  var name = "Ann"
  var assistant: Employee?
  func rename(to name: String) { self.name = name }
}
struct Office {
  var floors: Int
  var address: String?
}

var company = Company(ceo: Employee())
company.ceo.assistant?.rename(to: "Bob")
//      ^ error: value of optional type 'Employee?' must be unwrapped to refer to member 'assistant' of wrapped base type 'Employee'
company.offices["Rome"].floors = 3
//                    ^ error: value of optional type 'Office?' must be unwrapped to refer to member 'floors' of wrapped base type 'Office'
if let length = company.offices["Rome"]?.address.count {
//                                       ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
  print(length)
}
if let ceo = company.ceo!.name {
// ^ error: initializer for conditional binding must have Optional type, not 'String'
  print(ceo)
}
