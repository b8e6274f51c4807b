func pair() -> (Int, Int) { (1, 2) }
struct Lamp {
  var (a, b) = pair()
  //           ^ error: not supported here: properties that take apart a value that is no tuple literal
}
