let a = [1, 2]
print(a["0"])
//     ^ error: no exact matches in call to subscript
