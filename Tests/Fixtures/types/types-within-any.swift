// Containers know what they are of by what is in them; MemoryLayout knows the room that values take.
let values: [Any] = [[1, 2], ["a": 1], Optional(3) as Any, Set(["x"]), [1.5: [true]]]
for value in values { print(type(of: value), terminator: " ") }
print()
struct A { var a: Bool; var b: Int; var c: Bool }
struct B { var b: Int; var a, c: Bool }
enum E { case a, b, c }
enum F { case i(Int), s(String), n }
indirect enum G { case leaf, node(G, Int, G) }
class C { var x = 1 }
print(MemoryLayout<A>.size, MemoryLayout<A>.stride, MemoryLayout<A>.alignment, MemoryLayout<B>.size, MemoryLayout<B>.stride)
print(MemoryLayout<E>.size, MemoryLayout<F>.size, MemoryLayout<G>.size, MemoryLayout<C>.size, MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride, MemoryLayout<String?>.size, MemoryLayout<C?>.size, MemoryLayout<Bool?>.size)
print(MemoryLayout.size(ofValue: 3), MemoryLayout<(Int8, Int32)>.size, MemoryLayout<Any>.size, MemoryLayout<[Int]>.size, MemoryLayout<Character>.size, MemoryLayout<Double>.alignment, MemoryLayout<UInt16?>.stride, MemoryLayout<E?>.size)
