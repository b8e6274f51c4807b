func run(_ work: () -> Void) { work() }
run { return 3 }
//           ^ error: cannot convert value of type 'Int' to closure result type 'Void'
run {
  print("on the way")
  return "done" + "!"
//              ^ error: cannot convert value of type 'String' to closure result type 'Void'
}
let later: (Int) -> Void = { number in return number * 2 }
//                                                   ^ error: cannot convert value of type 'Int' to closure result type 'Void'
let declared = { () -> Void in return 1 }
//                     ^ error: declared closure result 'Void' is incompatible with return type 'Int'
