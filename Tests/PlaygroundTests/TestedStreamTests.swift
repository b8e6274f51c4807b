import Testing

@testable import Playground

@Suite("observables of a test scheduler")
struct TestedStreamTests {
  private func debounced() -> Shell {
    let shell = Shell()
    for input in [
      ":trace off", "let ts = TestScheduler(initialClock: 0)",
      "let hot = ts.createHotObservable([.next(2, 1), .next(20, 3), .completed(50)])",
      "let deb = hot.debounce(.seconds(5), scheduler: ts).map { $0 * 10 }",
    ] { shell(input) }
    return shell
  }

  @Test("have names as other streams, so that :why, :graph and :marble know them")
  func names() {
    let shell = debounced()
    #expect(shell(":why hot").contains("it has no subscriber"))
    shell("let s = deb.subscribe()")
    #expect(shell(":subs").hasPrefix("#1 deb "))
    #expect(shell(":graph hot").contains("hot"))
    shell("ts.start()")
    let why = shell(":why deb")
    #expect(
      why.contains("because the sequence hot was over") && !why.contains("because debounce 5s was over"), "\(why)")
    #expect(shell(":marble deb").contains("hot"))
  }

  @Test("a recorded chain of them keeps what the program declared")
  func sharedName() {
    let shell = debounced()
    #expect(shell("let a = hot.subscribe(), b = hot.map { $0 }.subscribe()").contains("a: Disposable"))
    #expect(shell(":subs").contains("#1 hot ") && shell(":subs").contains("#2 hot.map "))
  }
}
