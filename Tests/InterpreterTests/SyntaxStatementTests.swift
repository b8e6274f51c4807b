import Testing

@Suite("statements and patterns become our tree")
struct SyntaxStatementTests {
  @Test("if with bindings and patterns")
  func ifWithBindingsAndPatterns() {
    expectTree(
      ##"""
      if let x { }; if let x = y, case .some(let z) = w, x > 3 { a } else if var q = r { } else { b }
      """##,
      ##"""
      if bind let x {}
      if bind let x = y, case .some(let z) = w, (> x 3) {a} else if bind var q = r {} else {b}
      """##)
  }

  @Test("guard with a pattern and a short binding")
  func guardWithAPatternAndAShortBinding() {
    expectTree(
      ##"""
      guard case let .some(x) = y, let self else { return }
      """##,
      ##"""
      guard case .some(let x) = y, bind let self else {return}
      """##)
  }

  @Test("the patterns of a switch")
  func thePatternsOfASwitch() {
    expectTree(
      ##"""
      switch x { case .a(let y, _): f(); case let .b(y, z) where y > z: break; case (1, let y): g(); case let x?: h(); case is Int: i(); case let s as String: j(); case 1...3, 5: k(); case Foo.bar: l(); case .c(x: let q): m(); case "a": n(); case nil: o(); case x.y: p(); @unknown default: q() }
      """##,
      ##"""
      switch x [.a(let y, _) -> {f()}] [.b(let y, let z) where (> y z) -> {break}] [(~1, let y) -> {g()}] [let x? -> {h()}] [is Int -> {i()}] [let s as String -> {j()}] [~(... 1 3) , ~5 -> {k()}] [Foo.bar -> {l()}] [.c(x: let q) -> {m()}] [~"a" -> {n()}] [~nil -> {o()}] [~x.y -> {p()}] [default -> {q()}]
      """##)
  }

  @Test("the patterns of for")
  func thePatternsOfFor() {
    expectTree(
      ##"""
      for case let x? in xs where x > 1 { }; for (i, c) in s.enumerated() { }; for _ in 0..<3 { }; for case .a(let x) in y { }; for x: Int in y {}
      """##,
      ##"""
      for let x? in xs where (> x 1) {}
      for (let i, let c) in s.enumerated() {}
      for _ in (..< 0 3) {}
      for .a(let x) in y {}
      for let x: Int in y {}
      """##)
  }

  @Test("the patterns of catch")
  func thePatternsOfCatch() {
    expectTree(
      ##"""
      do { try f() } catch let e as Foo where e.x { a } catch MyError.bad(let code) { b } catch is X { c } catch .a, .b { } catch { d }
      """##,
      ##"""
      do {(try-plain f())} catch let e as Foo where e.x {a} catch MyError.bad(let code) {b} catch is X {c} catch .a , .b {} catch {d}
      """##)
  }

  @Test("labels, loops, defer and throw")
  func labelsLoopsDeferAndThrow() {
    expectTree(
      ##"""
      outer: for i in x { continue outer }; repeat { break } while true; defer { x }; throw E.a; while let x = next() { }
      """##,
      ##"""
      outer: for let i in x {continue outer}
      repeat {break} while true
      defer {x}
      throw E.a
      while bind let x = next() {}
      """##)
  }

  @Test("if and switch as values")
  func ifAndSwitchAsValues() {
    expectTree(
      ##"""
      let x = if a { 1 } else { 2 }; let y = switch z { case 1: "a"; default: "b" }
      """##,
      ##"""
      let let x = <if a {1} else {2}>
      let let y = <switch z [~1 -> {"a"}] [default -> {"b"}]>
      """##)
  }

  @Test("an if in a body stays a statement")
  func anIfInABodyStaysAStatement() {
    expectTree(
      ##"""
      func f() -> Int { if a { 1 } else { 2 } }
      """##,
      ##"""
      func f() -> Int {if a {1} else {2}}
      """##)
  }

  @Test("availability holds")
  func availabilityHolds() {
    expectTree(
      ##"""
      if #available(iOS 15, *) { }
      """##,
      ##"""
      if available true {}
      """##)
  }

  @Test("a first line with #! is skipped")
  func aFirstLineWithIsSkipped() {
    expectTree(
      ##"""
      #!/usr/bin/env rxsh
      print(1)
      """##,
      ##"""
      print(1)
      """##)
  }

  @Test("for await")
  func forAwait() {
    expectTree(
      ##"""
      for await x in y { }; for try await x in y { }
      """##,
      ##"""
      for await let x in y {}
      for await let x in y {}
      """##)
  }

  @Test("a labelled switch")
  func aLabelledSwitch() {
    expectTree(
      ##"""
      label: switch a { case b: break label; default: () }
      """##,
      ##"""
      label: switch a [~b -> {break label}] [default -> {tuple()}]
      """##)
  }

  @Test("implicit members in conditions")
  func implicitMembersInConditions() {
    expectTree(
      ##"""
      if x == .a, !y {}
      """##,
      ##"""
      if (== x .a), (pre! y) {}
      """##)
  }

  @Test("several statements on a line")
  func severalStatementsOnALine() {
    expectTree(
      ##"""
      subject.onNext(1); bag = DisposeBag()
      """##,
      ##"""
      subject.onNext(1)
      (= bag DisposeBag())
      """##)
  }

  @Test("a bare return")
  func aBareReturn() {
    expectTree(
      ##"""
      return
      """##,
      ##"""
      return
      """##)
  }

  @Test("nested patterns")
  func nestedPatterns() {
    expectTree(
      ##"""
      switch x { case let (a, b)? : f() ; case .a(.b(let c)): g(); case .some(.none): h(); case [1,2]: i(); case -1: j(); case .x where y: k(); case (let a, .b): l(); case (_, _): m(); case var z: n() }
      """##,
      ##"""
      switch x [(let a, let b)? -> {f()}] [.a(.b(let c)) -> {g()}] [.some(.none) -> {h()}] [~[1, 2] -> {i()}] [~(pre- 1) -> {j()}] [.x where y -> {k()}] [(let a, .b) -> {l()}] [(_, _) -> {m()}] [var z -> {n()}]
      """##)
  }
}
