let xs: [Int?] = [1, nil]
for case let n? in xs { print(n) }
for case let (i, n?) in xs.enumerated() { print(i, n) }
let ys = [3]
for case let n? in ys where n > 1 { print(n) }
for case .some(let n) in ys { print(n) }
//        ^ error: type 'Int' has no member 'some'
