enum Oops: Error { case bad, worse }
func risky() throws {}
func run() {
  do {
    try risky()
//  ^ error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  } catch Oops.bad {
    print("bad")
  }
}
