struct Lamp {
  var (a, b) = (1, 2, 3)
//             ^ error: pattern matching in a property needs as many values as names, 2
}
