// oracle: fails
let divisors = [2, 1, 0]
for d in divisors { print(10 / d) }
