struct Rule { let check: (Int) -> Bool }
struct Form {
  var age = 1
  let rule = Rule(check: { $0 =~ 18 })
//                            ^ error: cannot find operator '=~' in scope
}
var form = Form()
form.age = "20"
//         ^ error: cannot assign value of type 'String' to type 'Int'
let fuzzy = 1 ~~ 2 + 3
//            ^ error: cannot find operator '~~' in scope
let text: Int = "a"
//              ^ error: cannot convert value of type 'String' to specified type 'Int'
