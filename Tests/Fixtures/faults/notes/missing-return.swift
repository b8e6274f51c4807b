func text(of number: Int) -> String {
  let text = "\(number)"
  text
// ^3 warning: expression of type 'String' is unused
// ^3 error: missing return in global function expected to return 'String'
// ^3 note: did you mean to return the last expression?
}

let shorter: (Int) -> String = { number in
  let text = "\(number)"
  text
// ^3 warning: expression of type 'String' is unused
// ^3 error: missing return in closure expected to return 'String'
// ^3 note: did you mean to return the last expression?
}

struct Shape {
  let width: Int
  var name: String {
    let name = "width \(width)"
    name
//  ^ warning: expression of type 'String' is unused
//  ^ error: missing return in getter expected to return 'String'
//  ^ note: did you mean to return the last expression?
  }
  func half() -> Int {
    let name = "half"
//      ^ warning: initialization of immutable value 'name' was never used; consider replacing with assignment to '_' or removing it
  }
// ^3 error: missing return in instance method expected to return 'Int'
}
