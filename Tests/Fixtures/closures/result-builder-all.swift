@resultBuilder
struct B {
  static func buildExpression(_ e: String) -> [String] { [e] }
  static func buildExpression(_ e: Int) -> [String] { ["#\(e)"] }
  static func buildExpression(_ e: [String]) -> [String] { e }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["none"] }
  static func buildEither(first: [String]) -> [String] { ["first"] + first }
  static func buildEither(second: [String]) -> [String] { ["second"] + second }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: "|") }
}
func make(@B _ c: () -> String) -> String { c() }
let flag = true
print(make {
  "a"
  1
  if flag { "yes" }
  if !flag { "no" }
  if flag { "t" } else { "f" }
  for i in 0..<3 { "i\(i)"; i }
  switch 3 { case 1: "one"; case 3: "three"; default: "d" }
  let x = 5
  "x\(x)"
  if #available(iOS 15, *) { "av" }
})
@resultBuilder enum Acc {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
func acc(@Acc c: () -> Int) -> Int { c() }
print(acc { 1; 2; 3 })
struct V { @B var body: String { "p"; 2 } 
  @B func f(_ n: Int) -> String { for i in 0..<n { i } } }
print(V().body, V().f(2))
