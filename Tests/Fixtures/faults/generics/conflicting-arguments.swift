// Arguments that are each right for one parameter, but not together.
func equal<T>(_ a: T, _ b: T) -> Bool { true }
func three<T>(_ a: T, _ b: T, _ c: T) {}
func lazily<T>(_ a: T, _ b: () -> T) {}
func check(_ n: Int, _ s: String, _ d: Double) {
  _ = equal("a", 2)
//    ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
  _ = equal(n, s)
//    ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
  _ = equal("a", n)
//    ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
  three(1, 2, "a")
//            ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  three(n, s, d)
// ^3 error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String' vs. 'Double')
  lazily(n) { s }
//            ^ error: cannot convert value of type 'String' to closure result type 'Int'
  _ = max(n, s)
//    ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
}
