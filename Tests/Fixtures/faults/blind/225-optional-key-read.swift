let groups: [Character: Int] = [:]
let name = "x"
print(groups[name.first])
//                ^ error: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')
let n = groups[name.first, default: 0]
//                  ^ error: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')
