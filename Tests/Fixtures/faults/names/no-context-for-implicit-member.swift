let value = .north
//           ^ error: reference to member 'north' cannot be resolved without a contextual type
