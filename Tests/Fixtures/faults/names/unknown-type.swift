let x: Strin = "a"
//     ^ error: cannot find type 'Strin' in scope
print(x)
