let text = "a"
print(text?.count)
//        ^ error: cannot use optional chaining on non-optional value of type 'String'
