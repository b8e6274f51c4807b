assert(1 + 1 == 2)
precondition(true, "fine")
func f(_ n: Int) { assert(n > 0, "must be positive"); print(n) }
f(1)
