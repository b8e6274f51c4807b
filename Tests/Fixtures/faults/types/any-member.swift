let n: Any = "a"
print(n.count)
//      ^ error: value of type 'Any' has no member 'count'
