precedencegroup Left { associativity: none }
precedencegroup Other {}
infix operator <+>: Left
infix operator <->: Other
func <+> (a: Int, b: Int) -> Int { a }
func <-> (a: Int, b: Int) -> Int { a }
print(1 <+> 2 <+> 3)
//      ^ error: adjacent operators are in non-associative precedence group 'Left'
print(1 <+> 2 <-> 3)
//      ^ error: adjacent operators are in unordered precedence groups 'Left' and 'Other'
