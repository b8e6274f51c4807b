// Operators as values where none of that name takes what is expected.
struct Box { let value: Int }
func values(_ boxes: [Box], _ words: [String]) {
  _ = words.reduce("", *)
//                     ^ error: no exact matches in reference to operator function '*'
  let sorted = boxes.sorted(by: <)
//                              ^ error: no exact matches in reference to operator function '<'
  print(sorted)
}
