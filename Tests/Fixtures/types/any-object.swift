class A {}
let a = A()
let o: AnyObject = a
print(o === a, o is A, (o as? A) === a)
let list: [AnyObject] = [a, A()]
print(list.filter { $0 === a }.count, ObjectIdentifier(a) == ObjectIdentifier(a))
