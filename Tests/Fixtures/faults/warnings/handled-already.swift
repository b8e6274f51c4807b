func f1(_ x: Int) {
  switch x {
  case 1: print(1);
  case 1: print(2);
//     ^ warning: literal value is already handled by previous pattern; consider removing it
  default: break
  }
}
enum E2 { case a, b }
func f2(_ e: E2) {
  switch e {
  case .a: print(1);
  case .b: print(2);
  default: print(3)
// ^3 warning: default will never be executed
  }
}
enum E3 { case a, b }
func f3(_ e: E3) {
  switch e {
  case .a: print(1);
  case .b: print(2);
  case .a: print(3)
//     ^ warning: case is already handled by previous patterns; consider removing it
  }
}
func f4(_ x: Bool) {
  switch x {
  case true: print(1);
  case false: print(2);
  default: print(3)
// ^3 warning: default will never be executed
  }
}
func f5(_ x: Int) {
  switch x {
  default: print(1)
  }
}
func f6(_ x: Any) {
  switch x {
  case is Int: print("x");
  case is String: print("y");
  default: break
  }
}
enum Shape { case circle(Int), square(Int) }
func area(_ shape: Shape) -> Int {
  switch shape {
  case .circle: 1
  case .circle(let radius) where radius > 3: radius
  case .square: 2
  }
}
