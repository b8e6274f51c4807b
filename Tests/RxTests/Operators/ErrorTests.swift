import Rx
import RxTesting
import Testing

@Suite("Operators for errors")
struct ErrorTests {
  @Test("catch goes on, having disposed the source")
  func catching() throws {
    try marbles {
      "-a#"
      "-x|"
      $0.a.catch { [other = $0.b] _ in other }
      "-a-x|"
      "^-!"
      "--^-!"
    }
  }

  @Test("retry(n) subscribes n times at most")
  func retry() throws {
    try marbles {
      "-a#"
      $0.a.retry(3)
      "-a-a-a#"
      "^-!"
      "--^-!"
      "----^-!"
    }
  }

  @Test("retry(when:) subscribes again when the notifier sends, and ends as it ends")
  func retryWhen() throws {
    try marbles {
      "-a#"
      $0.a.retry(when: { [time = $0.scheduler] errors in errors.delay(.milliseconds(100), scheduler: time) }).take(2)
      "-a--(a|)"
    }
    try marbles {
      "-a#"
      $0.a.retry(when: { errors in errors.flatMap { _ in Observable<Int>.empty() } }).take(2)
      "-a-----"
    }
    try marbles {
      "-a#"
      $0.a.retry(when: { errors in errors.flatMap { Observable<Int>.error($0) } })
      "-a#"
    }
  }

  @Test("retry(when:): a notifier that completes while nothing has failed ends the result with the next failure")
  func retryWhenNotifierCompletes() throws {
    // The source continues, and may complete by itself.
    try marbles {
      "-a--b-|"
      "--|"
      $0.a.retry(when: { [other = $0.b] (_: Observable<any Error>) in other })
      "-a--b-|"
      "^-----!"
    }
    try marbles {
      "-a--b-#"
      "--|"
      $0.a.retry(when: { [other = $0.b] (_: Observable<any Error>) in other })
      "-a--b-|"
    }
    // After a failure it ends the result at once.
    try marbles {
      "-a#"
      "----|"
      $0.a.retry(when: { [other = $0.b] (_: Observable<any Error>) in other })
      "-a--|"
      "^-!"
      "^---!"
    }
  }

  @Test("retry(when:) for one kind of error lets others through")
  func retryWhenTyped() {
    struct Other: Error {}
    var caught: (any Error)?
    _ = Observable<Int>.error(Other()).retry(when: { (errors: Observable<RxError>) in errors }).subscribe(onError: {
      caught = $0
    })
    #expect(caught is Other)
  }

  @Test("catch(sequence:) ends with the last error")
  func catchSequence() throws {
    try marbles {
      "-a#"
      "-b#"
      Observable.catch(sequence: [$0.a, $0.b])
      "-a-b#"
    }
    try marbles {
      "-a#"
      $0.a.catchAndReturn("z")
      "-a(z|)"
    }
  }
}
