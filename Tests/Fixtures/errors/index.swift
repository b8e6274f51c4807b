// oracle: fails
let list = [1, 2, 3]
for i in 0...3 { print(list[i]) }
