import Rx
import RxTesting
import Testing

@Suite("Operators that combine")
struct CombiningTests {
  @Test("combineLatest waits for all and completes with all")
  func combineLatest() throws {
    try marbles {
      "-a--b---|"
      "--x---y--|"
      Observable.combineLatest($0.a, $0.b) { $0 + $1 }
      "--'ax'-'bx'-'by'--|"
      "^-------!"
      "^--------!"
    }
  }

  @Test("combineLatest of three to a tuple, and of a collection")
  func combineLatestForms() throws {
    try marbles {
      "a-b|"
      "x---|"
      "-1--|"
      Observable.combineLatest($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
      "-'ax1''bx1'-|"
    }
    try marbles {
      "a-b|"
      "x---|"
      Observable<String>.combineLatest([$0.a, $0.b]) { $0.joined() }
      "'ax'-'bx'-|"
    }
    try marbles {
      Observable<Int>.combineLatest([Observable<Int>]()).map { $0.count }
      "(0|)"
    }
  }

  @Test("combineLatest of eight")
  func combineLatestOfEight() {
    var sum = 0
    let one = Observable.just(1)
    let two = Observable.of(1, 2)
    _ = Observable<[Int]>.combineLatest(one, one, one, one, one, one, one, two) {
      [$0, $1, $2, $3, $4, $5, $6, $7]
    }.map { $0.reduce(0, +) }.subscribe(onNext: { sum = $0 })
    #expect(sum == 9)
  }

  @Test("zip completes when all of its sources have")
  func zip() throws {
    try marbles {
      "a-b-----c-|"
      "-x-y|"
      Observable.zip($0.a, $0.b) { $0 + $1 }
      "-'ax'-'by'------|"
      "^---------!"
      "^---!"
    }
    try marbles {
      "ab|"
      "---x-y-z|"
      Observable.zip($0.a, $0.b).map { $0 + $1 }
      "---'ax'-'by'--|"
    }
    try marbles {
      "-a"
      "--|"
      Observable.zip($0.a, $0.b) { $0 + $1 }
      "--"
    }
    try marbles {
      "ab|"
      "---x-y-z-|"
      Observable<String>.zip([$0.a, $0.b]) { $0.joined() }
      "---'ax'-'by'-|"
    }
  }

  @Test("merge ends with the first error and disposes the others")
  func mergeError() throws {
    try marbles {
      "-a---b|"
      "--x#"
      Observable.merge($0.a, $0.b)
      "-ax#"
      "^--!"
      "^--!"
    }
  }

  @Test("merge(maxConcurrent:) lets others wait")
  func mergeLimited() throws {
    try marbles {
      "a--a|"
      "b--b|"
      "c--c|"
      Observable.of($0.a, $0.b, $0.c).merge(maxConcurrent: 2)
      "(ab)--(ab)c--c|"
      "^---!"
      "^---!"
      "----^---!"
    }
  }

  @Test("switchLatest disposes the one before first")
  func switchLatest() throws {
    try marbles {
      "-1--2---|"
      "a-b-c-d|"
      $0.a.flatMapLatest { [inner = $0.b] _ in inner }
      "-a-ba-b-c-d|"
    }
  }

  @Test("amb goes on with the first and disposes the other")
  func amb() throws {
    try marbles {
      "--a-b|"
      "-x-y|"
      $0.a.amb($0.b)
      "-x-y|"
      "^!"
      "^---!"
    }
  }

  @Test("withLatestFrom drops until the other has sent")
  func withLatestFrom() throws {
    try marbles {
      "a-b-c|"
      "-x-y---|"
      $0.a.withLatestFrom($0.b) { $0 + $1 }
      "--'bx'-'cy'|"
      "^----!"
      "^----!"
    }
  }

  @Test("take(until:) and skip(until:)")
  func until() throws {
    try marbles {
      "-a-b-c|"
      "---x"
      $0.a.take(until: $0.b)
      "-a-|"
      "^--!"
      "^--!"
    }
    try marbles {
      "-a-b-c|"
      "--x"
      $0.a.skip(until: $0.b)
      "---b-c|"
      "^-----!"
      "^-!"
    }
  }

  @Test("concat subscribes to the second when the first has completed")
  func concat() throws {
    try marbles {
      "-a|"
      "-b|"
      $0.a.concat($0.b)
      "-a-b|"
      "^-!"
      "--^-!"
    }
  }

  @Test("flatMapFirst ignores while busy, concatMap queues")
  func flatMaps() throws {
    try marbles {
      "a-b---c|"
      "x--y|"
      $0.a.flatMapFirst { [inner = $0.b] _ in inner }
      "x--y--x--y|"
    }
    try marbles {
      "ab-|"
      "x-y|"
      $0.a.concatMap { [inner = $0.b] _ in inner }
      "x-yx-y|"
    }
  }

  @Test("combineLatest sends each element that the last source sends while it is being subscribed")
  func combineLatestAtOnce() {
    let log = Log()
    let first = BehaviorSubject(value: 10)
    let replay = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 { replay.onNext(element) }
    Observable.combineLatest(first, replay) { $0 + $1 }.log(log, "two").dispose()
    Observable.combineLatest(first, first, replay) { $0 + $1 + $2 }.log(log, "three").dispose()
    Observable.combineLatest(first, first, first, replay) { $0 + $1 + $2 + $3 }.log(log, "four").dispose()
    Observable.combineLatest(replay, first) { $0 + $1 }.log(log, "turned").dispose()
    #expect(
      log.entries == [
        "two next 11", "two next 12", "two next 13", "two disposed", "three next 21", "three next 22", "three next 23",
        "three disposed", "four next 31", "four next 32", "four next 33", "four disposed", "turned next 13",
        "turned disposed",
      ])
  }
}
