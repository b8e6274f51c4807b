enum Kind { case a }
print(Kind.a.name)
//           ^ error: value of type 'Kind' has no member 'name'
