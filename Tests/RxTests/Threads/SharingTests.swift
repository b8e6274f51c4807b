import Testing

@testable import Rx

@Suite("Sharing")
struct SharingTests {
  @Test("share(replay: 2) connects once more when the only subscriber leaves while another hears what is replayed")
  func reconnection() {
    var connections = 0
    let subject = PublishSubject<Int>()
    let shared = subject.do(onSubscribe: { connections += 1 }).share(replay: 2)
    var received: [Int] = []
    let first = shared.subscribe()
    subject.onNext(1)
    let second = shared.subscribe(onNext: {
      received.append($0)
      first.dispose()
    })
    subject.onNext(2)
    #expect(connections == 2)
    #expect(received == [1])
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("share(replay: 1) replays while connected and forgets when the last one leaves")
  func shareReplayWhileConnected() {
    let log = Log()
    var emit: AnyObserver<Int>?
    let shared = source(log, "source") { emit = $0 }.share(replay: 1)
    let first = shared.log(log, "a")
    emit?.onNext(1)
    let second = shared.log(log, "b")
    first.dispose()
    second.dispose()
    let third = shared.log(log, "c")
    third.dispose()
    #expect(
      log.entries == [
        "source subscribed", "a next 1", "b next 1", "a disposed", "source disposed", "b disposed",
        "source subscribed", "source disposed", "c disposed",
      ])
  }

  @Test(
    "a shared source that ends begins anew for a later subscriber, unless it is shared for ever",
    arguments: [0, 1, 2])
  func sourceEnds(replay: Int) {
    let log = Log()
    let cold = source(log, "source") {
      $0.onNext(1)
      $0.onCompleted()
    }
    let whileConnected = cold.share(replay: replay)
    _ = whileConnected.log(log, "a")
    _ = whileConnected.log(log, "b")
    let once = ["source subscribed", "a next 1", "a completed", "a disposed", "source disposed"]
    #expect(
      log.entries == once
        + once.map {
          $0.replacing("a next", with: "b next").replacing("a c", with: "b c").replacing("a d", with: "b d")
        })
    log.clear()
    let forever = cold.share(replay: replay, scope: .forever)
    _ = forever.log(log, "a")
    _ = forever.log(log, "b")
    let replayed = replay == 0 ? [] : ["b next 1"]
    #expect(log.entries.filter { $0.hasPrefix("b") } == replayed + ["b completed", "b disposed"])
  }

  @Test("share(replay: 2) keeps two elements")
  func shareReplayTwo() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 2)
    let first = shared.subscribe()
    for value in 1...3 { subject.onNext(value) }
    let second = shared.log(log)
    first.dispose()
    second.dispose()
    #expect(log.entries == ["next 2", "next 3", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test("a connectable sequence begins with connect, which returns one connection, and ends with its disposal")
  func connect() {
    let log = Log()
    var emit: AnyObserver<Int>?
    let connectable = source(log, "source") { emit = $0 }.publish()
    let subscription = connectable.log(log)
    let connection = connectable.connect()
    let same = connectable.connect()
    emit?.onNext(1)
    connection.dispose()
    emit?.onNext(2)
    same.dispose()
    subscription.dispose()
    #expect(log.entries == ["source subscribed", "next 1", "source disposed", "disposed"])
  }

  @Test("replay gives later observers what came before")
  func replay() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let connectable = subject.replay(2)
    let connection = connectable.connect()
    for value in 1...3 { subject.onNext(value) }
    let subscription = connectable.log(log, "two")
    let all = subject.replayAll()
    let second = all.connect()
    for value in 4...6 { subject.onNext(value) }
    let third = all.log(log, "all")
    for disposable in [subscription, third, connection, second] { disposable.dispose() }
    #expect(
      log.entries == [
        "two next 2", "two next 3", "two next 4", "two next 5", "two next 6", "all next 4", "all next 5", "all next 6",
        "two disposed", "all disposed",
      ])
  }

  @Test("refCount connects with the first and disconnects with the last")
  func refCount() {
    let log = Log()
    let counted = source(log, "source").publish().refCount()
    let first = counted.subscribe()
    let second = counted.subscribe()
    first.dispose()
    log.add("one left")
    second.dispose()
    #expect(log.entries == ["source subscribed", "one left", "source disposed"])
  }

  @Test("multicast with a selector subscribes to the source once")
  func multicastSelector() {
    let log = Log()
    let cold = source(log, "source") {
      $0.onNext(1)
      $0.onCompleted()
    }
    _ = cold.multicast({ PublishSubject<Int>() }) { shared in Observable.zip(shared, shared) { $0 + $1 } }.log(log)
    #expect(log.entries == ["source subscribed", "next 2", "completed", "disposed", "source disposed"])
  }
}
