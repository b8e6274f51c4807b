// A condition that takes apart another number of elements than the optional tuple has is reported at the value.

func row(_ line: String) -> (String, Int, Double)? { nil }

func total(_ lines: [String]) -> Int {
  var sum = 0
  for line in lines {
    guard let (name, count) = row(line) else { continue }
//                            ^ error: cannot assign value of type '(String, Int, Double)?' to type 'Optional<(_, _)>'
    if let (a, b, c, d) = row(line) { print(a, b, c, d) }
//                        ^ error: cannot assign value of type '(String, Int, Double)?' to type 'Optional<(_, _, _, _)>'
    if let ((a, b), c) = row(line) { print(a, b, c) }
//                       ^ error: cannot assign value of type '(String, Int, Double)?' to type 'Optional<((_, _), _)>'
    if case let (a, b)? = row(line) { print(a, b) }
//                        ^ error: cannot assign value of type '(String, Int, Double)?' to type 'Optional<(_, _)>'
    while let (a, b) = Int(line) { print(a, b) }
//                     ^ error: cannot assign value of type 'Int?' to type 'Optional<(_, _)>'
    if let (a, b, c) = row(line) { print(a, b, c) }
    print(name)
    sum += count
  }
  return sum
}
