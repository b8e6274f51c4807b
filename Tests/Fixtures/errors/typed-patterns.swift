enum A: Error { case x }
struct B: Error { let why: String }
func f(_ n: Int) throws { if n == 0 { throw A.x } else { throw B(why: "n is \(n)") } }
for n in 0...1 {
  do { try f(n) } catch is A { print("an A") } catch let b as B { print(b.why) } catch { print("?") }
}
