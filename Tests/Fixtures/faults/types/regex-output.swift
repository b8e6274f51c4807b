// Types of regular expression literals and of their matches.

let number: Int = #/a(b)/#
//                ^ error: cannot convert value of type 'Regex<(Substring, Substring)>' to specified type 'Int'
let pair = #/(a)(?<n>b)?/#
let text: String = pair
//                 ^ error: cannot convert value of type 'Regex<(Substring, Substring, n: Substring?)>' to specified type 'String'
if let match = "ab".firstMatch(of: pair) {
  print(match.m, match.3)
//            ^ error: value of type 'Regex<(Substring, Substring, n: Substring?)>.Match' has no dynamic member 'm' using key path from root type '(Substring, Substring, n: Substring?)'
//                     ^ error: value of type 'Regex<(Substring, Substring, n: Substring?)>.Match' has no dynamic member '3' using key path from root type '(Substring, Substring, n: Substring?)'
  let captured: Substring = match.n
//                                ^ error: value of optional type 'Substring?' must be unwrapped to a value of type 'Substring'
  print(captured)
}
print("a".firstMatch(of: 3))
//        ^ error: instance method 'firstMatch(of:)' requires that 'Int' conform to 'RegexComponent'
switch "abc" {
case #/a.c/#: print(1)
//   ^ error: expression pattern of type 'Regex<Substring>' cannot match values of type 'String'
default: break
}
