import Testing

@testable import LineEditor

@Suite("Prompts in what is pasted")
struct PastedPromptsTests {
  private func kept(_ text: String) -> String {
    var prompts = PastedPrompts(["rx> ", "...> ", "..> "])
    prompts.begin()
    let bytes = Array((text + "\u{1B}[201~").utf8).flatMap { prompts.take($0) }
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[201~", with: "")
  }

  @Test("are removed at the beginnings of lines")
  func removed() {
    #expect(kept("rx> let a = 1\rrx> a + 1") == "let a = 1\ra + 1")
    #expect(kept("rx> f {\n...>   g()\n...> }") == "f {\n  g()\n}")
    #expect(kept("rx> f {\n..>   g()\n..>\n..> }\n") == "f {\n  g()\n\n}\n")
  }

  @Test("are removed from a piece of a session with what was printed below them")
  func session() {
    #expect(kept("rx> let aa = 1\raa: Int = 1\rrx> aa + 1\r$R0: Int = 2\r") == "let aa = 1\raa + 1\r")
    #expect(kept("rx> f {\r...> }\rr\r\rrx> g()") == "f {\r}\rg()")
    #expect(kept("rx> a\rprinted") == "a\r")
    #expect(kept("let a = 1\rrx> a\rb") == "let a = 1\ra\rb")
  }

  @Test("leave the lines of a block, which the screen shows without a prompt")
  func block() {
    let session =
      "rx> nums.map { n in\r  n * 2\r}.subscribe(onNext: { print(\"(\", $0) })\r  62.7  main  #6 nums.map  subscribed\r2\rrx> 1\r"
    #expect(kept(session) == "nums.map { n in\r  n * 2\r}.subscribe(onNext: { print(\"(\", $0) })\r1\r")
    #expect(kept("rx> f {\r  g(\"\\\"{\")\r}\rdone\r") == "f {\r  g(\"\\\"{\")\r}\r")
  }

  @Test("are kept where they are text")
  func kept() {
    #expect(kept("let a = \"rx> \"") == "let a = \"rx> \"")
    #expect(kept("rx>a\r...\rrx") == "rx>a\r...\rrx")
    #expect(kept("rx> rx> a") == "rx> a")
  }

  @Test("are removed without their space where nothing is behind them")
  func bare() {
    #expect(kept("rx> a {\r...>\r...> }\rrx>") == "a {\r\r}\r")
  }
}
