enum Kind { case a, b }
print(Kind.allCases)
//         ^ error: type 'Kind' has no member 'allCases'
