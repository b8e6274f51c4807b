for case let n? in [1, 2] { print(n) }
