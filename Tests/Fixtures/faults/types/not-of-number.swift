let count = 3
print(!count)
//     ^ error: type 'Int' cannot be used as a boolean; test for '== 0' instead
