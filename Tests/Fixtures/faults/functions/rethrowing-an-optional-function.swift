func attempt(_ work: (() throws -> Int)?) rethrows -> Int { try work?() ?? -1 }
func five() throws -> Int { 5 }
let later: (() throws -> Int)? = five
print(attempt(nil))
print(attempt(later))
//    ^ error: call can throw but is not marked with 'try'
