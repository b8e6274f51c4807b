// Weak and unowned on closures stored in structs and arrays; order of deinit of fields and of arrays.
final class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-\(n)", terminator: " ") } }
struct S { let a: T, b: T; var c: [T] }
final class C { let a = T(1); var b: T? = T(2); lazy var l = T(99); let s = S(a: T(3), b: T(4), c: [T(5), T(6)]); deinit { print("C", terminator: " ") } }
func line(_ name: String, _ body: () -> Void) { print(name, terminator: ": "); body(); print() }
line("class") { let c = C(); c.b = T(7); _ = c.l.n }
line("struct") { var s = S(a: T(1), b: T(2), c: [T(3)]); s.c.append(T(4)); s.c[0] = T(5) }
line("tuple") { let t = (T(1), T(2)); _ = t.0.n }
line("optional") { var o: T? = T(1); o = nil; o = T(2); print("|", terminator: " "); o = T(3) }
line("dictionary") { var d = ["a": T(1)]; d["a"] = T(2); d["a"] = nil; print("|", terminator: " ") }
line("enum") { enum E { case a(T), b }; var e = E.a(T(1)); e = .b; if case .b = e { print("b", terminator: " ") } }
line("shadow") { let x = T(1); do { let x = T(2); _ = x }; print("|", terminator: " "); _ = x }
line("loop") { for i in 1...3 { let t = T(i); if i == 2 { continue }; print("use\(t.n)", terminator: " ") } }
line("while") { var i = 0; while i < 2 { i += 1; let t = T(i); defer { print("d", terminator: " ") }; _ = t } }
line("defer order") { defer { print("d1", terminator: " ") }; let t = T(1); defer { print("d2", terminator: " ") }; _ = t }
line("closure array") { var fs: [() -> Int] = []; for i in 1...2 { let t = T(i); fs.append { t.n } }; print(fs.map { $0() }, terminator: " "); fs.removeFirst(); print("|", terminator: " ") }
line("throw") { func f() throws { let t = T(1); _ = t; struct E: Error {}; throw E() }; do { try f() } catch { print("caught", terminator: " ") } }
line("argument") { func f(_ t: T) { print("in", terminator: " ") }; f(T(1)); print("after", terminator: " ") }
line("chain") { print([T(1), T(2)].map { $0.n }, terminator: " ") }
line("inout") { func f(_ t: inout T) { t = T(2); print("set", terminator: " ") }; var t = T(1); f(&t); print("after", terminator: " ") }
line("swap") { var a = T(1), b = T(2); swap(&a, &b); print(a.n, b.n, terminator: " ") }
line("result") { func f() -> T { let a = T(1); return T(2 + a.n - a.n) }; let t = f(); print("got\(t.n)", terminator: " ") }
line("discard") { _ = T(1); print("|", terminator: " "); let _ = T(2); print("|", terminator: " ") }
line("if let") { if let t = Optional(T(1)) { print(t.n, terminator: " ") }; print("|", terminator: " ") }
line("switch") { switch T(1) { case let t where t.n == 1: print("one", terminator: " "); default: break }; print("|", terminator: " ") }
