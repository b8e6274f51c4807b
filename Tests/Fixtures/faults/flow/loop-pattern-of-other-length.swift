for (a, b, c) in [1].enumerated() { print(a, b, c) }
//                   ^ error: pattern cannot match values of type '(offset: Int, element: Int)'
