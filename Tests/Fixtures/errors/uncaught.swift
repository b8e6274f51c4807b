// oracle: fails
struct E: Error {}
print("before")
func f() throws { throw E() }
try f()
print("never")
