let a = [1, 2]
for case let n? in a { print(n) }
