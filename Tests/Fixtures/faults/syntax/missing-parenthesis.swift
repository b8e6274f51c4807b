// The end of a list is missing before what is no element of it: the rest is checked as it stands.
func percent(_ part: Int, of whole: Int) -> String {
  return String(describing: part * 100 / whole
}
// ^1 error: expected ')' in expression list
let names = ["Ann", "Bob"]
print(names.joined(separator: ", ")
let count: Int = names.first
// ^1 error: expected ')' in expression list
//                     ^ error: cannot convert value of type 'String?' to specified type 'Int'
