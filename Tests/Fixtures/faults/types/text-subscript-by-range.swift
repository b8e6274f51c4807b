let s = "abc"
let a = s[1...2]
//      ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
let b = s[0..<2]
//      ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
let c = s[1...]
//      ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
let d = s[s.startIndex...]
