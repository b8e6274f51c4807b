protocol Toggle { mutating func toggle() }
enum Switch: Toggle { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }
struct Lamp: Toggle { var lit = false; mutating func toggle() { lit = !lit } }
func flip<T: Toggle>(_ x: inout T) { x.toggle() }
var s = Switch.on; flip(&s); print(s)
var l = Lamp(); flip(&l); print(l.lit)
var b = true; b.toggle(); print(b)
