class A {}
class B: A { let b = 1 }
class C: A {}
let list: [A] = [B(), C(), A()]
for x in list {
  if let b = x as? B { print("B", b.b) } else if x is C { print("C") } else { print("A") }
}
let any: Any = B()
print((any as! A) is B, any is C, (any as? Int) as Any)
