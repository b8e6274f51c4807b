// oracle: fails
let values: [Int?] = [1, nil]
for v in values { print(v!) }
