import Testing

@Suite("closures become our tree")
struct SyntaxClosureTests {
  @Test("several trailing closures")
  func severalTrailingClosures() {
    expectTree(
      ##"""
      foo { $0 + $1 } onError: { _ in } onDone: { print($0) }
      """##,
      ##"""
      foo(|{$2 in (+ $0 $1)}, |onError: {(_) in }, |onDone: {$1 in print($0)})
      """##)
  }

  @Test("a closure counts only its own shorthand arguments")
  func aClosureCountsOnlyItsOwnShorthandArguments() {
    expectTree(
      ##"""
      foo { a, b in bar { $0 } }
      """##,
      ##"""
      foo(|{(a, b) in bar(|{$1 in $0})})
      """##)
  }

  @Test("captures, parameters and effects of a closure")
  func capturesParametersAndEffectsOfAClosure() {
    expectTree(
      ##"""
      { [weak self, unowned x, y = z + 1] (a: Int, _ b: String) async throws -> Int in return a }
      """##,
      ##"""
      {[weak self, unowned x, strong y = (+ z 1)] (a: Int, b: String) async throws -> Int in return a}
      """##)
  }

  @Test("a closure with types")
  func aClosureWithTypes() {
    expectTree(
      ##"""
      let f = { (x: Int) -> Int in x }
      """##,
      ##"""
      let let f = {(x: Int) -> Int in x}
      """##)
  }

  @Test("a closure called at once")
  func aClosureCalledAtOnce() {
    expectTree(
      ##"""
      { 1 }()
      """##,
      ##"""
      {in 1}()
      """##)
  }

  @Test("a closure called at once as a value")
  func aClosureCalledAtOnceAsAValue() {
    expectTree(
      ##"""
      let x: Int = { 1 }()
      """##,
      ##"""
      let let x: Int = {in 1}()
      """##)
  }

  @Test("shorthand arguments of nested closures are their own")
  func shorthandArgumentsOfNestedClosuresAreTheirOwn() {
    expectTree(
      ##"""
      f(x: $0, y: { $1 })
      """##,
      ##"""
      error: anonymous closure argument not contained in a closure
      """##)
  }
}
