let d = ["a": 1]
print(d[1])
//     ^ error: no exact matches in call to subscript
