for x in stride(from: 0, to: 10, by: 4) { print(x) }
for x in stride(from: 1.0, through: 0, by: -0.5) { print(x) }
print(Array(stride(from: 10, through: 0, by: -5)))
