import Testing
import TextWidth

@testable import Playground

@Suite("Narrow windows")
struct NarrowWindowTests {
  @Test("whatever is looked at stays within the window's columns", arguments: [20, 30, 40, 60, 100])
  func fits(columns: Int) {
    let shell = Shell(columns: columns)
    shell(":trace off")
    shell("import UIKit")
    shell("let search = PublishSubject<String>(), field = UITextField(), greeting = UILabel()")
    shell("let out = search.map { $0.uppercased() }.debounce(.milliseconds(300), scheduler: MainScheduler.instance)")
    shell("out.subscribe()")
    shell("search.onNext(\"swift\")")
    shell(":advance 1s")
    shell(":enter field a name that is longer than the field has room for")
    for command in [":why out", ":events", ":subs", ":graph out", ":marble out", ":leaks", ":screen", ":help"] {
      let lines = shell(command).split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines { #expect(line.displayWidth <= columns, "\(command): \(line)") }
    }
  }

  @Test("a subscription is listed on one row, with as much of its name as there is room for")
  func subscriptions() {
    let shell = Shell(columns: 80)
    shell(":trace off")
    shell("let s = PublishSubject<Int>()")
    shell("s.map { $0 }.filter { $0 > 1 }.distinctUntilChanged().scan(0) { $0 + $1 }.share().subscribe()")
    shell("s.subscribe()")
    #expect(
      shell(":subs") == """
        #1 s.map.filter.distinctUntilChanged.scan…   subscribe  since 0.000   0 elements
        #2 s                                         subscribe  since 0.000   0 elements

        """)
  }

  @Test("a narrow window tells of an event what says most, a very narrow one who and what")
  func events() {
    let shell = Shell(columns: 40)
    shell(":trace off")
    shell("let search = PublishSubject<String>()")
    shell("let out = search.map { $0.uppercased() }")
    shell("out.subscribe()")
    shell("search.onNext(\"swift\")")
    #expect(
      shell(":events") == """
        1 0.000  #1 out      subscribed
        2 0.000  #1 map      subscribed  ← 1
        3 0.000  #1 search   subscribed  ← 2
        4 0.000  search      pushed("swift")
        5 0.000  #1 search   next("swift")  ← 4
        6 0.000  #1 map      next("SWIFT")  ← 5
        7 0.000  #1 out      next("SWIFT")  ← 6

        """)
  }
}
