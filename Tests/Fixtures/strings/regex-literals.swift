// Regular expression literals: the type of their captures, and the ways to reach them.

let date = /(\d{4})-(\d{2})-(\d{2})/
print(type(of: date))
if let match = "due 2024-05-17.".firstMatch(of: date) {
  print(match.output, match.0, match.1, match.output.3)
  let (whole, year, month, day) = match.output
  print(whole, year, month, day, Int(year)! + 1)
}
let named = /(?<key>\w+)\s*=\s*(?<value>[^;]*)(;)?/
print(type(of: named))
for match in "a = 1; bb=two;c=".matches(of: named) {
  print(match.key, match.value, match.output.key, match.3 ?? "no semicolon")
}

// Optional captures.
print(type(of: /(a)|(b)/), type(of: /(?:(a))?(b)+(c)*(d){0,2}(e){1,}/), type(of: /((a)?)?/), type(of: /x(?=(a))(?i:(b))/))
print(type(of: /[(](a)[)\]]\((b)\)/), type(of: /\Q(\E(c)(?#comment ( )/), type(of: /(?<a>(?<b>x)|y)/))
if let match = "b".wholeMatch(of: /(a)|(b)/) { print(match.1 as Any, match.2 as Any, match.output) }

// With number signs a slash needs no backslash; on several lines white space means nothing.
print("see http://x.org/a".firstMatch(of: #/https?://(\w+)/#)!.1, "a/b".contains(/a\/b/))
let mail = #/
  (?<user> [\w.]+ )  # the name (of a user)
  @
  (?: (?<host> \w+ ) \. ) (com | org)
/#
print(type(of: mail))
if let match = "to ann.b@site.org now".firstMatch(of: mail) { print(match.user, match.host, match.3) }

func year(_ text: String) -> Int? { text.wholeMatch(of: /(\d{4})/).flatMap { Int($0.1) } }
print(year("2024") as Any, year("24") as Any, 8 / 2 / 2)
let parts = "k1:v1,k2:v2".matches(of: /(\w+):(\w+)/).map { ($0.1, $0.2) }
print(parts)
let table = Dictionary(uniqueKeysWithValues: "k1:v1,k2:v2".matches(of: /(\w+):(\w+)/).map { (String($0.1), String($0.2)) })
print(table["k2"] ?? "none")
guard let number = "n42".firstMatch(of: /\d+/) else { fatalError() }
print(number.output, number.0, number.range == "n42".firstRange(of: "42")!)
