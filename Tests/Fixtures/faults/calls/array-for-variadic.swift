func f(_ xs: Int...) {}
let a = [1, 2]
f(a)
// ^3 error: cannot pass array of type '[Int]' as variadic arguments of type 'Int'
f([1, 2])
// ^3 error: cannot pass array of type '[Int]' as variadic arguments of type 'Int'
func g(_ xs: String..., sep: String) {}
g(["a", "b"], sep: ",")
// ^3 error: cannot pass array of type '[String]' as variadic arguments of type 'String'
print([1, 2])
