for n in 1...10 where n % 3 == 0 { print(n) }
let maybe: [Int?] = [1, nil, 3]
for case let n? in maybe { print(n) }
for case .some(let n) in maybe where n > 1 { print(n) }
