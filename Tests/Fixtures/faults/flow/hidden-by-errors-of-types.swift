// Control flow is looked at in programs without errors of types alone.
struct Form {
  var name: String?
  var age: String?
}
func validate(_ form: Form) -> (String, Int)? {
  guard let name = form.name, !name.isEmpty else {
    print("no name")
  }
  guard let age = Int(form.age) else { return nil }
//                         ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
  return (name, age)
}
func grade(_ points: Int) -> String {
  let grade: String
  if points > 90 { grade = "A" }
  print(grade)
}
let byte: UInt8 = 300
