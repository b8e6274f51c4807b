// An object that is not whole goes without its deinit; 'try super.init' and 'try self.init'.
class N { let n: String; init(_ n: String) { self.n = n; print("+\\(n)") }; deinit { print("-\\(n)") } }
struct Failed: Error {}
class Base {
  let x: N
  init(_ fails: Bool) throws { x = N("x"); if fails { throw Failed() } }
  deinit { print("-Base") }
}
class Derived: Base {
  let y: N
  init(_ fails: Bool, early: Bool) throws {
    y = N("y")
    if early { throw Failed() }
    try super.init(fails)
    print("whole")
  }
  convenience init(late: Bool) throws { try self.init(false, early: false); if late { throw Failed() } }
  deinit { print("-Derived") }
}
do { _ = try Derived(false, early: true) } catch { print("early") }
do { _ = try Derived(true, early: false) } catch { print("in the base") }
do { _ = try Derived(late: true) } catch { print("late") }
do { let d = try Derived(late: false); print(d.y.n) } catch { print("never") }
class Maybe {
  let a = N("a"), b: N
  init?(_ fails: Bool) { if fails { return nil }; b = N("b") }
  deinit { print("-Maybe") }
}
print(Maybe(true) == nil, Maybe(false) != nil)
