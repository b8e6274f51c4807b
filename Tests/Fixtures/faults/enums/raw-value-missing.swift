enum Kind { case a, b }
print(Kind.a.rawValue)
//           ^ error: value of type 'Kind' has no member 'rawValue'; did you mean 'hashValue'?
