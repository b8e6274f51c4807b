func check(_ flag: Bool) {
  outer: if flag { break }
//                 ^ error: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do
}
