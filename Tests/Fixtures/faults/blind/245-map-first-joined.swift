func initials(_ name: String) -> String {
    name.split(separator: " ").map { $0.first }.joined()
//                                      ^ error: cannot convert value of type 'String.Element?' (aka 'Optional<Character>') to closure result type 'String'
}
let s = ["a"].map { $0.first }.joined()
//                     ^ error: cannot convert value of type 'String.Element?' (aka 'Optional<Character>') to closure result type 'String'
