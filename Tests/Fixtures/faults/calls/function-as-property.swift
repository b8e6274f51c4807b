func source() -> [Int] { [1] }
print(source.count)
//    ^ error: function 'source' was used as a property; add () to call it
