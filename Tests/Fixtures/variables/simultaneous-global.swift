// oracle: fails
// A variable that is being changed is used by what changes it.
var numbers = [3, 1, 2]
func count() -> Int { numbers.count }
print(count())
numbers.sort { $0 < $1 && count() > 0 }
print("not reached")
