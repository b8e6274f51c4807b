let count = 3
print(count[0])
//         ^ error: value of type 'Int' has no subscripts
