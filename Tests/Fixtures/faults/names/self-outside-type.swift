print(self)
//    ^ error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
