// Lists of other values than texts, of which several overloads could make one text.
struct Item { let count: Int }
func lists(_ items: [Item], _ numbers: [Int], _ set: Set<Int>) {
  _ = numbers.joined(separator: ", ")
//            ^ error: no exact matches in call to instance method 'joined'
  _ = items.joined(separator: ", ")
//          ^ error: no exact matches in call to instance method 'joined'
  _ = set.joined(separator: ", ")
//        ^ error: no exact matches in call to instance method 'joined'
  let text: String = numbers.joined(separator: ", ")
//                           ^ error: no exact matches in call to instance method 'joined'
  print(text, "x" + numbers.joined(separator: ", "))
//                          ^ error: no exact matches in call to instance method 'joined'
  print(numbers.sorted().joined(separator: ", "))
//                       ^ error: no exact matches in call to instance method 'joined'
}
