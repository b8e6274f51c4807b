let things: [Any] = [1, "a"]
print(things[0].count)
//              ^ error: value of type 'Any' has no member 'count'
