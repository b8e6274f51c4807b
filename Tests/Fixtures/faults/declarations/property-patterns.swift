struct Lamp {
  var (a, b): (Int, Int) { (1, 2) }
//    ^ error: getter/setter can only be defined for a single variable
}
