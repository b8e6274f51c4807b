final class VM { func f() { print("f") }; var g: (() -> Void)? ; deinit { print("deinit") } }
final class Co { static weak var current: VM?; static var hold: VM? }
func make() { Co.hold = VM(); Co.current = Co.hold; Co.hold?.g = { print("g") } }
func a() { make(); Co.current?.f(); Co.hold = nil; print("a", Co.current == nil) }
func b() { make(); Co.current!.f(); Co.hold = nil; print("b", Co.current == nil) }
func c() { make(); if let x = Co.current { x.f() }; Co.hold = nil; print("c", Co.current == nil) }
func d() { make(); Co.current?.g?(); Co.hold = nil; print("d", Co.current == nil) }
func e() { make(); _ = Co.current?.g; Co.hold = nil; print("e", Co.current == nil) }
func f() { make(); _ = Co.current.map { $0.f() }; Co.hold = nil; print("f", Co.current == nil) }
func g() { make(); weak var w = Co.hold; w?.f(); w?.g?(); Co.hold = nil; print("g", w == nil) }
func h() { make(); Co.current?.g = nil; Co.hold = nil; print("h", Co.current == nil) }
func i() { make(); Co.current?.g = { Co.hold = nil; print("in", Co.current == nil) }; Co.current?.g?(); print("i", Co.current == nil) }
a(); b(); c(); d(); e(); f(); g(); h(); i()
