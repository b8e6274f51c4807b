subscript(index: Int) -> Int { 1 }
// ^1 error: 'subscript' functions may only be declared within a type
