struct Key { let a = 1 }
print(Set([Key()]))
//    ^ error: generic struct 'Set' requires that 'Key' conform to 'Hashable'
let grouped = Dictionary(grouping: [Key()], by: { $0 })
//            ^ error: generic struct 'Dictionary' requires that 'Key' conform to 'Hashable'
