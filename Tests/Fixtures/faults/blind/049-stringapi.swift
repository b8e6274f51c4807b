func slug(_ title: String) -> String {
    title
        .lowercase()
//       ^ error: value of type 'String' has no member 'lowercase'
        .split(separator: " ")
        .filter { !$0.isEmpty }
        .joined("-")
}

func initials(_ name: String) -> String {
    name.split(separator: " ").map { $0.first }.joined()
//                                      ^ error: cannot convert value of type 'String.Element?' (aka 'Optional<Character>') to closure result type 'String'
}

func mask(_ text: String) -> String {
    String(repeating: "*", text.count)
//        ^ error: missing argument label 'count:' in call
}

let padded = "7".padding(toLength: 3, withPad: "0", startingAt: 0)
//               ^ error: value of type 'String' has no member 'padding'
print(slug("Hello World"), initials("Ann Lee"), mask("secret"), padded)
print("abc".contains(3), "abc".hasPrefix("a" as Character), "abc".replacingOccurences(of: "a", with: "b"))
//                   ^ error: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
//                                           ^ error: cannot convert value of type 'Character' to expected argument type 'String'
//                                                                ^ error: value of type 'String' has no member 'replacingOccurences'
