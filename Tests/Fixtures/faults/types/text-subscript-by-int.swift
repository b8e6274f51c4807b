let names = ["a": 1]
print(names[3])
//         ^ error: no exact matches in call to subscript
