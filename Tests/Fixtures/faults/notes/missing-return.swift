func text(of number: Int) -> String {
  let text = "\(number)"
  text
// ^3 error: missing return in global function expected to return 'String'
// ^3 note: did you mean to return the last expression?
}

let shorter: (Int) -> String = { number in
  let text = "\(number)"
  text
// ^3 error: missing return in closure expected to return 'String'
// ^3 note: did you mean to return the last expression?
}

struct Shape {
  let width: Int
  var name: String {
    let name = "width \(width)"
    name
//  ^ error: missing return in getter expected to return 'String'
//  ^ note: did you mean to return the last expression?
  }
  func half() -> Int {
    let name = "half"
  }
// ^3 error: missing return in instance method expected to return 'Int'
}
