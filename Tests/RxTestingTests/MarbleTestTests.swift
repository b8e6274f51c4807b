import Marbles
import Rx
import RxTesting
import Testing

@Suite("Marble tests")
struct MarbleTestTests {
  @Test("three lines say what goes in, what is done and what comes out")
  func threeLines() throws {
    try marbles {
      "-1-2-3-|"
      $0.ints[0].map { $0 * 2 }
      "-2-4-6-|"
    }
  }

  @Test("inputs stand above the expression, subscriptions below the expected diagram")
  func subscriptions() throws {
    try marbles {
      "-a---b|"
      "--c-d-|"
      Observable.merge([$0.a, $0.b])
      "-ac-db|"
      "^-----!"
      "^-----!"
    }
  }

  @Test("an input with a ^ is hot and counts from there")
  func hot() throws {
    try marbles {
      "-x-^-a-b-|"
      $0.a.filter { $0 != "a" }
      "----b-|"
    }
  }

  @Test("an expected ! disposes there")
  func disposal() throws {
    try marbles {
      "-a-b-c|"
      $0.a
      "-a-b!"
      "^---!"
    }
  }

  @Test("no input is needed, and an open diagram is watched as far as it is drawn")
  func noInput() throws {
    try marbles {
      Observable<Int>.never()
      "-----"
    }
    try marbles {
      Observable.just("long text")
      "('long text' |)"
    }
  }

  @Test("an error of any kind is #")
  func error() throws {
    try marbles {
      "-a-#"
      $0.a
      "-a-#"
    }
    try marbles {
      "-a-b"
      $0.ints[0]
      "-#"
    }
  }

  @Test("a mismatch shows both diagrams and the first frame that differs")
  func mismatch() {
    let error = #expect(throws: MarbleMismatch.self) {
      try marbles {
        "-1-2-3-|"
        $0.ints[0].filter { $0 != 2 }
        "-1-2-3-|"
      }
    }
    #expect(
      error?.description == """
        output differs
        expected   -1-2-3-|
        actual     -1---3-|
                      ^
        first difference in frame 3 (300 ms): expected next(2), but there is nothing
        """)
    #expect(throws: MarbleMismatch.self) {
      try marbles {
        "-a|"
        $0.a
        "-a|"
        "^---!"
      }
    }
    #expect(throws: MarbleSyntaxError.self) {
      try marbles {
        "-a|b"
        $0.a
        "-a|"
      }
    }
  }

  @Test("cold and hot observables of a TestScheduler are made of diagrams, and recordings become diagrams")
  func conversion() throws {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let cold = try scheduler.cold("-a-(bc)|", ["a": 1, "b": 2, "c": 3])
    let hot = try scheduler.hot("-1-^-2-3|", of: Int.self)
    #expect(cold.recordedEvents == [.next(1, 1), .next(3, 2), .next(3, 3), .completed(4)])
    #expect(hot.recordedEvents == [.next(2, 2), .next(4, 3), .completed(5)])
    let observer = scheduler.start(created: 0, subscribed: 1, disposed: 100) { cold }
    #expect(observer.marbles(origin: 1).description == "-1-(2 3)|".replacing(" ", with: ""))
    #expect(cold.subscriptionMarbles(origin: 1).map(\.description) == ["^---!"])
    #expect(throws: MarbleValueError.self) { try scheduler.cold("-a-x|", ["a": 1]) }
    #expect(throws: MarbleValueError.self) { try scheduler.cold("-a|", of: Int.self) }
  }

  @Test("a frame is a tick where ticks are longer than a frame")
  func longTicks() throws {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(try scheduler.cold("-a-b|").recordedEvents == [.next(1, "a"), .next(3, "b"), .completed(4)])
  }
}
