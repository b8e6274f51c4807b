let values = [.none]
//             ^ error: reference to member 'none' cannot be resolved without a contextual type
