struct A { var list = [1, 2, 3]; var map = ["k": [1]] }
struct B { var a = A() }
var b = B()
b.a.list[1] = 9
b.a.list.append(4)
b.a.map["k"]?.append(2)
b.a.map["new", default: []].append(7)
print(b.a.list, b.a.map["k"]!, b.a.map["new"]!)
