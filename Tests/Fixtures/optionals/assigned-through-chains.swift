class Person { var name = "x"; var age = 1; var pet: Person? }
var ann: Person? = Person()
var nobody: Person?
print((ann?.name = "Ann") != nil, (nobody?.name = "N") != nil, (ann?.pet?.age = 3) == nil)
if (ann?.age += 2) != nil { print("older", ann!.age) }
if let _ = (nobody?.age += 1) { print("no") } else { print("nobody") }
var scores = ["a": [1]]
print((scores["a"]?[0] = 5) != nil, (scores["b"]?[0] = 5) != nil, scores)
