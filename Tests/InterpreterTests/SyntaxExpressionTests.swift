import Testing

@Suite("expressions become our tree")
struct SyntaxExpressionTests {
  @Test("products bind tighter than sums")
  func productsBindTighterThanSums() {
    expectTree(
      ##"""
      let a = 1 + 2 * 3 - 4
      """##,
      ##"""
      let let a = (- (+ 1 (* 2 3)) 4)
      """##)
  }

  @Test("coalescing, comparison and logic bind in that order")
  func coalescingComparisonAndLogicBindInThatOrder() {
    expectTree(
      ##"""
      x = y ?? z ?? w == 3 && !b || c
      """##,
      ##"""
      (= x (|| (&& (== (?? y (?? z w)) 3) (pre! b)) c))
      """##)
  }

  @Test("try covers what stands right of it in an assignment")
  func tryCoversWhatStandsRightOfItInAnAssignment() {
    expectTree(
      ##"""
      a = try b + c
      """##,
      ##"""
      (= a (try-plain (+ b c)))
      """##)
  }

  @Test("try and await cover the whole of a sum")
  func tryAndAwaitCoverTheWholeOfASum() {
    expectTree(
      ##"""
      let r = try await f() + 1
      """##,
      ##"""
      let let r = (try-plain (await (+ f() 1)))
      """##)
  }

  @Test("ternaries nest to the right")
  func ternariesNestToTheRight() {
    expectTree(
      ##"""
      x ? a : y ? b : c + 1
      """##,
      ##"""
      (?: x a (?: y b (+ c 1)))
      """##)
  }

  @Test("a cast binds tighter than coalescing")
  func aCastBindsTighterThanCoalescing() {
    expectTree(
      ##"""
      v as? Int ?? 3
      """##,
      ##"""
      (?? (conditional v Int) 3)
      """##)
  }

  @Test("is binds tighter than and")
  func isBindsTighterThanAnd() {
    expectTree(
      ##"""
      v is Int && w
      """##,
      ##"""
      (&& (check v Int) w)
      """##)
  }

  @Test("a chain with a question mark is wrapped whole")
  func aChainWithAQuestionMarkIsWrappedWhole() {
    expectTree(
      ##"""
      try? foo().bar!.baz?.qux(1)[2]
      """##,
      ##"""
      (try-optional chain<foo().bar!.baz?.qux(1)[2]>)
      """##)
  }

  @Test("an optional chain may be assigned to")
  func anOptionalChainMayBeAssignedTo() {
    expectTree(
      ##"""
      a?.b.c = 3
      """##,
      ##"""
      (= chain<a?.b.c> 3)
      """##)
  }

  @Test("a force unwrap belongs to the optional chain")
  func aForceUnwrapBelongsToTheOptionalChain() {
    expectTree(
      ##"""
      a?.b!
      """##,
      ##"""
      chain<a?.b!>
      """##)
  }

  @Test("parentheses end an optional chain")
  func parenthesesEndAnOptionalChain() {
    expectTree(
      ##"""
      (a?.b)!.c
      """##,
      ##"""
      p(chain<a?.b>)!.c
      """##)
  }

  @Test("an array type may be called")
  func anArrayTypeMayBeCalled() {
    expectTree(
      ##"""
      [Int]()
      """##,
      ##"""
      type([Int])()
      """##)
  }

  @Test("a dictionary type may be called")
  func aDictionaryTypeMayBeCalled() {
    expectTree(
      ##"""
      [String: Int]()
      """##,
      ##"""
      type([String: Int])()
      """##)
  }

  @Test("an array of functions may be called")
  func anArrayOfFunctionsMayBeCalled() {
    expectTree(
      ##"""
      [(Int) -> Void]()
      """##,
      ##"""
      type([(Int) -> Void])()
      """##)
  }

  @Test("types before members are types")
  func typesBeforeMembersAreTypes() {
    expectTree(
      ##"""
      let t = [Int].self; decode([Foo.Bar].self); [a].map { $0 }; Int?.none; Optional<Int>.none; Foo<Int>.Bar<String>(); A.B<C>.d(); Dictionary<String, [Int]>()
      """##,
      ##"""
      let let t = type([Int]).self
      decode(type([Foo.Bar]).self)
      [a].map(|{$1 in $0})
      type(Int?).none
      Optional<Int>.none
      Foo<Int>.Bar<String>()
      A.B<C>.d()
      Dictionary<String, [Int]>()
      """##)
  }

  @Test("an operator is a value")
  func anOperatorIsAValue() {
    expectTree(
      ##"""
      reduce(0, +)
      """##,
      ##"""
      reduce(0, +)
      """##)
  }

  @Test("names carry argument labels")
  func namesCarryArgumentLabels() {
    expectTree(
      ##"""
      f(_:to:); a.f(x:)
      """##,
      ##"""
      f(_:to:)
      a.f(x:)
      """##)
  }

  @Test("key paths")
  func keyPaths() {
    expectTree(
      ##"""
      map(\.count); map(\Foo.bar.baz); \.self; \[Int].first?.x; \.[0]; \.0
      """##,
      ##"""
      map(\.count)
      map(\Foo.bar.baz)
      \.self
      \[Int].first?.x
      \[0]
      \.0
      """##)
  }

  @Test("prefix operators and calls in a row")
  func prefixOperatorsAndCallsInARow() {
    expectTree(
      ##"""
      x = -1; y = -x.abs(); a.b { }.c { }.d(); f(a: 1) { }; f()()[1]
      """##,
      ##"""
      (= x (pre- 1))
      (= y (pre- x.abs()))
      a.b(|{in }).c(|{in }).d()
      f(a: 1, |{in })
      f()()[1]
      """##)
  }

  @Test("assignments, ranges and inout")
  func assignmentsRangesAndInout() {
    expectTree(
      ##"""
      _ = f(); (a, b) = (b, a); f(&x); x += 1; x...; ...3; a[1...]; 1..<3
      """##,
      ##"""
      (= _ f())
      (= tuple(a, b) tuple(b, a))
      f(&x)
      (+= x 1)
      (post... x)
      (pre... 3)
      a[(post... 1)]
      (..< 1 3)
      """##)
  }

  @Test("tuple members and implicit members")
  func tupleMembersAndImplicitMembers() {
    expectTree(
      ##"""
      a.0.1; x.self; T.init(1); .init(); .just(1).map { .x }
      """##,
      ##"""
      a.0.1
      x.self
      T.init(1)
      .init()
      .just(1).map(|{in .x})
      """##)
  }

  @Test("forced and conditional casts")
  func forcedAndConditionalCasts() {
    expectTree(
      ##"""
      x as! [String: Any]; y as? () -> Void
      """##,
      ##"""
      (forced x [String: Any])
      (conditional y () -> Void)
      """##)
  }

  @Test("a leading dot continues the line before, past comments")
  func aLeadingDotContinuesTheLineBeforePastComments() {
    expectTree(
      ##"""
      foo(bar: .baz) { } 
      .map { x } // c

      // d
      .filter { y }
      """##,
      ##"""
      foo(bar: .baz, |{in }).map(|{in x}).filter(|{in y})
      """##)
  }

  @Test("a leading operator continues the line before")
  func aLeadingOperatorContinuesTheLineBefore() {
    expectTree(
      ##"""
      a + b
        + c
      """##,
      ##"""
      (+ (+ a b) c)
      """##)
  }

  @Test("is before a ternary")
  func isBeforeATernary() {
    expectTree(
      ##"""
      _ = x is Int ? 1 : 2
      """##,
      ##"""
      (= _ (?: (check x Int) 1 2))
      """##)
  }

  @Test("a cast on the left of a sum")
  func aCastOnTheLeftOfASum() {
    expectTree(
      ##"""
      let x = y as Double + 1.0
      """##,
      ##"""
      let let x = (+ (coerce y Double) 1.0)
      """##)
  }
}
