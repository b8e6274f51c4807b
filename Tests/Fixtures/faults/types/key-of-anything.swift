let ages = Dictionary(uniqueKeysWithValues: [(1 as Any, 2)])
//         ^ error: type 'Any' cannot conform to 'Hashable'
print(ages)
