let x: Strin = "a"
//     ^ error: cannot find type 'Strin' in scope; did you mean 'String'?
print(x)
