let text = "abc"
print(text[0])
//    ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
print(text[0..<2])
//    ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
