struct C { func url(for p: String) -> String { p } }
print(C.url(for: "/a"))
//    ^ error: instance member 'url' cannot be used on type 'C'; did you mean to use a value of this type instead?
