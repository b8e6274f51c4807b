let d: Dictionary<String> = [:]
//     ^ error: generic type 'Dictionary' specialized with too few type parameters (got 1, but expected 2)
