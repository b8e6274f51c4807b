let name: String? = nil
if name { print("named") }
// ^ error: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
