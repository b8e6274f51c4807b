import Rx
import RxTesting
import Testing

@Suite("Operators that take time")
struct TimingTests {
  @Test("debounce waits for silence, sends what is pending on completion, drops it on an error")
  func debounce() throws {
    try marbles {
      "-a-b----c|"
      $0.a.debounce(.milliseconds(300), scheduler: $0.scheduler)
      "------b--(c|)"
    }
    try marbles {
      "-a-#"
      $0.a.debounce(.milliseconds(300), scheduler: $0.scheduler)
      "---#"
    }
    try marbles {
      "abcdef---|"
      $0.a.debounce(.milliseconds(200), scheduler: $0.scheduler)
      "-------f-|"
    }
  }

  @Test("throttle sends the first at once and the latest at the end of each stretch")
  func throttle() throws {
    try marbles {
      "abcdefgh---i-|"
      $0.a.throttle(.milliseconds(300), scheduler: $0.scheduler)
      "a--d--g--h--i|"
    }
  }

  @Test("throttle that completes with one waiting completes after that")
  func throttleCompletion() throws {
    try marbles {
      "a-b|"
      $0.a.throttle(.milliseconds(500), scheduler: $0.scheduler)
      "a----(b|)"
    }
    try marbles {
      "a-b|"
      $0.a.throttle(.milliseconds(500), latest: false, scheduler: $0.scheduler)
      "a--|"
    }
    try marbles {
      "a-b#"
      $0.a.throttle(.milliseconds(500), scheduler: $0.scheduler)
      "a--#"
    }
  }

  @Test("delay moves elements and completion, an error comes at once and drops what waits")
  func delay() throws {
    try marbles {
      "-a--(bc)-|"
      $0.a.delay(.milliseconds(300), scheduler: $0.scheduler)
      "----a--(bc)-|"
    }
    try marbles {
      "-a-b-#"
      $0.a.delay(.milliseconds(300), scheduler: $0.scheduler)
      "----a#"
    }
  }

  @Test("delaySubscription subscribes later")
  func delaySubscription() throws {
    try marbles {
      "-a|"
      $0.a.delaySubscription(.milliseconds(200), scheduler: $0.scheduler)
      "---a|"
      "--^-!"
    }
  }

  @Test("timeout counts from the subscription and from each element")
  func timeout() throws {
    try marbles {
      "--a--b----c|"
      $0.a.timeout(.milliseconds(400), scheduler: $0.scheduler)
      "--a--b---#"
    }
    try marbles {
      "--a--b----c|"
      "-x|"
      $0.a.timeout(.milliseconds(400), other: $0.b, scheduler: $0.scheduler)
      "--a--b----x|"
      "^--------!"
      "---------^-!"
    }
  }

  @Test("sample sends the latest since the last tick")
  func sample() throws {
    try marbles {
      "-a-bc-----|"
      "--x-x-x----x|"
      $0.a.sample($0.b)
      "--a-c------|"
    }
    try marbles {
      "-a----|"
      "--x-x-x-x|"
      $0.a.sample($0.b, defaultValue: "z")
      "--a-z-(z|)"
    }
  }

  @Test("buffer restarts its stretch at each sending")
  func buffer() throws {
    try marbles {
      "-abc------d|"
      $0.a.buffer(timeSpan: .milliseconds(400), count: 2, scheduler: $0.scheduler).map { $0.joined() }
      "--'ab'---c---d(''|)"
    }
  }

  @Test("take(for:), skip for a time")
  func stretches() throws {
    try marbles {
      "-a-b-c-|"
      $0.a.take(for: .milliseconds(300), scheduler: $0.scheduler)
      "-a-|"
    }
    try marbles {
      "-a-b-c-|"
      $0.a.skip(.milliseconds(200), scheduler: $0.scheduler)
      "---b-c-|"
    }
  }

  @Test("interval and timer count")
  func timers() throws {
    try marbles {
      Observable<Int>.interval(.milliseconds(300), scheduler: $0.scheduler).take(3)
      "---0--1--(2|)"
    }
    try marbles {
      Observable<Int>.timer(.milliseconds(100), period: .milliseconds(300), scheduler: $0.scheduler).take(3)
      "-0--1--(2|)"
    }
  }
}
