var groups: [Character: [String]] = [:]
let name = "x"
groups[name.first, default: []].append(name)
//          ^ error: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')
