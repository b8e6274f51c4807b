// A constant that holds a closure and is only called goes with its last call; any other variable with its scope.
class N { let n: String; init(_ n: String) { self.n = n; print("+\\(n)") }; deinit { print("-\\(n)") } }
func run(_ body: () -> Void) { body() }
func make(_ name: String) -> () -> Void { let a = N(name); return { print("in", a.n) } }
func once() { let c = { [a = N("a")] in print(a.n) }; c(); print("end") }
func twice() { let c = { [a = N("b")] in print(a.n) }; c(); print("mid"); c(); print("end") }
func loop() { let c: () -> Void = { [a = N("c")] in print(a.n) }; for _ in 0..<2 { c() }; print("end") }
func value() { let c = { [a = N("d")] (x: Int) -> Int in print(a.n); return x }; print(c(c(3))); print("end") }
func passed() { let c = { [a = N("e")] in print(a.n) }; run(c); print("end") }
func inner() { let c = { [a = N("f")] in print(a.n) }; let d = { c() }; d(); print("end") }
func later() { let c = { [a = N("g")] in print(a.n) }; defer { c() }; print("end") }
func local() { let c = { [a = N("h")] in print(a.n) }; func g() { c() }; g(); print("end") }
func changes() { var c = { [a = N("i")] in print(a.n) }; c(); c = {}; print("end"); c() }
func given() { let c = make("j"); c(); print("end") }
func parts() { let (c, i) = ({ [a = N("k")] in print(a.n) }, 1); c(); print("end", i) }
once(); twice(); loop(); value(); passed(); inner(); later(); local(); changes(); given(); parts()
