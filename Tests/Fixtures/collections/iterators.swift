var it = [1, 2, 3].makeIterator()
print(it.next() as Any, it.next() as Any)
while let x = it.next() { print("rest", x) }
print(it.next() as Any)
let gen = AnyIterator { () -> Int? in 1 }
print(gen.next()!)
var n = 0
let counted = AnySequence { AnyIterator { () -> Int? in n += 1; return n < 4 ? n : nil } }
print(Array(counted))
