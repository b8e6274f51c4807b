let count = 3
if count { print("some") }
// ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
