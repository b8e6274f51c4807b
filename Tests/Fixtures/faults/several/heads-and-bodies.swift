func look(at number: Int) -> Int {
  if unknown { first() }
  // ^ error: cannot find 'unknown' in scope
  //           ^ error: cannot find 'first' in scope
  for item in list { print(item, second) }
  //          ^ error: cannot find 'list' in scope
  //                             ^ error: cannot find 'second' in scope
  while other > 3, another { break }
  //    ^ error: cannot find 'other' in scope
  //               ^ error: cannot find 'another' in scope
  switch number {
  case "a": third()
  //   ^ error: expression pattern of type 'String' cannot match values of type 'Int'
  //        ^ error: cannot find 'third' in scope
  case 2: fourth()
  //      ^ error: cannot find 'fourth' in scope
  default: break
  }
  guard let found = missing, let width: Int = "s" else { return fifth }
  //                ^ error: cannot find 'missing' in scope
  //                                          ^ error: cannot convert value of type 'String' to specified type 'Int'
  //                                                            ^ error: cannot find 'fifth' in scope
  return number
}
enum Size { case small, large }
func name(_ size: Size) -> String {
  switch size {
  case .tiny: return "t"
  //    ^ error: type 'Size' has no member 'tiny'
  case .small: return caption
  //                  ^ error: cannot find 'caption' in scope
  default: return ""
  }
}
