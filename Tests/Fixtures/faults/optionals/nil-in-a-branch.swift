// A `nil` beside values of the type that is wanted is at fault itself, not the optional that both would be.

func grade(_ points: Int) -> String {
  return points > 50 ? "passed with \(points)" : nil
//                                               ^ error: 'nil' cannot be used in context expecting type 'String'
}

func name(_ flag: Bool, _ text: String) -> String {
  flag ? nil : text
//       ^ error: 'nil' cannot be used in context expecting type 'String'
}

func last(_ flag: Bool, _ number: Int) -> Int {
  let half: Double = flag ? 1 : nil
//                              ^ error: 'nil' cannot be used in context expecting type 'Double'
  let list: [Int] = flag ? [number] : nil
//                                    ^ error: 'nil' cannot be used in context expecting type '[Int]'
  let nested: Int = flag ? number : flag ? nil : number
//                                         ^ error: 'nil' cannot be used in context expecting type 'Int'
  let words: [String] = [flag ? "a" : nil]
//                                    ^ error: 'nil' cannot be used in context expecting type 'String'
  print(half, list, nested, words, name(flag, flag ? "b" : nil))
//                                                         ^ error: 'nil' cannot be used in context expecting type 'String'
  return flag ? number + 1 : nil
//                           ^ error: 'nil' cannot be used in context expecting type 'Int'
}

func kept(_ flag: Bool, _ text: String?) -> String {
  let number: String = flag ? 1 : nil
//                          ^ error: cannot convert value of type 'Int?' to specified type 'String'
  print(number)
  return flag ? text : nil
//            ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
}

var total = 1
total = total > 0 ? total : nil
//                          ^ error: 'nil' cannot be used in context expecting type 'Int'
if total > 0 ? true : nil { print(total) }
//                    ^ error: 'nil' cannot be used in context expecting type 'Bool'
let none: Int = total > 0 ? nil : nil
//                          ^ error: 'nil' cannot be used in context expecting type 'Int'
//                                ^ error: 'nil' cannot be used in context expecting type 'Int'
let fine: Int? = total > 0 ? total : nil
