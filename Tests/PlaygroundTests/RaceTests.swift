import Clocks
import Testing

@testable import Playground

/// `--races` and `:races on`.
@Suite("data races")
struct RaceTests {
  /// Runs a program and gives the variables that are reported.
  private func races(_ program: String, _ clock: ClockEnvironment.Mode) -> [String] {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: false, clock: clock, limit: .seconds(60))
    options.findsRaces = true
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.run(file: "import Foundation\nimport RxSwift\n" + program, name: "a.swift")
    _ = session.waitUntilIdle()
    return output.take().split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "warning: data race on ") else { return nil }
      return String(line[start.upperBound...].prefix { $0 != ":" })
    }
  }

  private static let racing: [(program: String, variables: [String])] = [
    ("var n = 0\nfor _ in 0..<4 { DispatchQueue.global().async { for _ in 0..<100 { n += 1 } } }", ["'n'"]),
    (
      """
      final class Cache { var items: [String: Int] = [:]; static var hits = 0; lazy var name = "a" + "b" }
      let cache = Cache()
      for label in ["a", "b"] {
        DispatchQueue(label: label).async { cache.items[label] = 1; Cache.hits += 1; _ = cache.name }
      }
      """, ["property 'hits'", "property 'items'", "property 'name'"]
    ),
    // A variable of a function that a closure captures, and a struct within.
    (
      """
      struct Point { var x = 0 }
      func run() {
        var point = Point()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { point.x += 1 }
        point.x += 1
        group.wait()
      }
      run()
      """, ["'point'"]
    ),
    // The lock is another one, the queue concurrent, the barrier missing.
    (
      """
      var a = 0, b = 0
      let locks = [NSLock(), NSLock()]
      for lock in locks { DispatchQueue.global().async { lock.withLock { a += 1 } } }
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      queue.async(flags: .barrier) { b = 1 }
      queue.async { b = 2 }
      queue.async { _ = b }
      """, ["'a'", "'b'"]
    ),
    ("var sums = [0]\nDispatchQueue.concurrentPerform(iterations: 3) { sums[0] += $0 }", ["'sums'"]),
    (
      """
      let subject = PublishSubject<Int>()
      var total = 0
      let bag = DisposeBag()
      subject.subscribe(onNext: { total += $0 }).disposed(by: bag)
      for label in ["a", "b"] { DispatchQueue(label: label).async { subject.onNext(1) } }
      """, ["'total'"]
    ),
    ("var n = 0\nlet task = Task.detached { n = 1 }\nn = 2\nawait task.value", ["'n'"]),
    (
      """
      // Two threads that meet in the locks of subjects, disposables and queues of Rx, which orders nothing for them.
      final class Box: @unchecked Sendable { var n = 0 }
      var total = 0
      let relay = BehaviorSubject(value: 0), bag = CompositeDisposable(), replay = ReplaySubject<Int>.create(bufferSize: 1)
      for label in ["a", "b"] {
        DispatchQueue(label: label).async {
          total += 1
          relay.onNext(1)
          replay.onNext(1)
          _ = bag.insert(Disposables.create())
          _ = bag.count
          total += 1
        }
      }
      let pair = [Box(), Box()]
      var result = 0
      await withTaskGroup(of: Void.self) { group in
        for box in pair { group.addTask { box.n = 1; result += 1 } }
      }
      """, ["'result'", "'total'"]
    ),
  ]

  @Test(
    "an access that nothing orders is reported once for each variable",
    arguments: [ClockEnvironment.Mode.virtual, .real])
  func racing(_ clock: ClockEnvironment.Mode) {
    for (program, variables) in Self.racing {
      let found = races(program, clock)
      #expect(found.sorted() == variables, "\(program)")
    }
  }

  private static let ordered: [String] = [
    // Actors, also where tasks of others run while a method waits.
    """
    actor Safe {
      var n = 0, log: [Int] = []
      func add(_ i: Int) async {
        n += 1
        await Task.yield()
        log.append(i)
      }
    }
    let safe = Safe()
    await withTaskGroup(of: Void.self) { group in
      for i in 0..<8 { group.addTask { await safe.add(i); await safe.add(-i); _ = await safe.n } }
    }
    print(await safe.n, await safe.log.count)
    """,
    // Locks, serial queues, barriers, groups, semaphores.
    """
    final class Counter {
      private let lock = NSLock(), recursive = NSRecursiveLock()
      private var n = 0, m = 0
      func add() {
        lock.lock()
        defer { lock.unlock() }
        n += 1
        recursive.withLock { recursive.withLock { m += 1 } }
      }
      var value: Int { lock.withLock { n } }
    }
    let counter = Counter(), group = DispatchGroup(), serial = DispatchQueue(label: "serial")
    let store = DispatchQueue(label: "store", attributes: .concurrent)
    var list: [Int] = [], table: [Int: Int] = [:], ofMain = 0
    for i in 0..<8 {
      DispatchQueue.global().async(group: group) {
        counter.add()
        serial.sync { list.append(i) }
        serial.async { list.append(i) }
        store.async(flags: .barrier) { table[i] = i }
        store.sync { _ = table[i] }
        DispatchQueue.main.async { ofMain += 1 }
      }
    }
    group.wait()
    serial.sync {}
    print(counter.value, list.count)
    let semaphore = DispatchSemaphore(value: 0)
    var result = 0
    DispatchQueue.global().async { result = 1; semaphore.signal() }
    semaphore.wait()
    result += 1
    let both = DispatchGroup()
    var left = 0, right = 0
    DispatchQueue.global().async(group: both) { left = 1 }
    DispatchQueue.global().async(group: both) { right = 1 }
    both.notify(queue: .main) { print(left + right, ofMain) }
    let item = DispatchWorkItem { left = 5 }
    both.notify(queue: .main) { DispatchQueue.global().async(execute: item); item.wait(); print(left) }
    """,
    // Operations, timers, statics.
    """
    final class Model { static let shared = Model(); var items: [Int] = [] }
    let first = BlockOperation { Model.shared.items.append(1) }, second = BlockOperation { Model.shared.items.append(2) }
    let third = BlockOperation { Model.shared.items.append(3) }
    second.addDependency(first)
    third.addDependency(second)
    let queue = OperationQueue()
    queue.addOperations([third, second, first], waitUntilFinished: true)
    Model.shared.items.append(4)
    var ticks = 0
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    timer.schedule(deadline: .now() + .milliseconds(1), repeating: .milliseconds(1))
    timer.setEventHandler { ticks += 1; if ticks == 3 { timer.cancel() } }
    timer.resume()
    """,
    // Schedulers and operators that pass elements from one thread to another.
    """
    final class Item { var n: Int; init(_ n: Int) { self.n = n } }
    let bag = DisposeBag(), subject = PublishSubject<Int>(), other = PublishSubject<Int>(), quick = PublishSubject<Item>()
    let concurrent = ConcurrentDispatchQueueScheduler(qos: .default), serial = SerialDispatchQueueScheduler(qos: .utility)
    var shown: [Int] = [], merged = 0, combined = 0
    subject.map { Item($0) }.do(onNext: { $0.n += 1 }).observe(on: concurrent).do(onNext: { $0.n += 1 }).observe(on: serial)
      .do(onNext: { $0.n += 1 }).observe(on: MainScheduler.instance).subscribe(onNext: { shown.append($0.n) }).disposed(by: bag)
    Observable.merge(subject, other).subscribe(onNext: { _ in merged += 1 }).disposed(by: bag)
    Observable.combineLatest(subject, other) { $0 + $1 }.subscribe(onNext: { _ in combined += 1 }).disposed(by: bag)
    quick.debounce(.milliseconds(5), scheduler: serial).subscribe(onNext: { $0.n += 1 }).disposed(by: bag)
    quick.throttle(.milliseconds(5), scheduler: concurrent).subscribe(onNext: { $0.n += 0 }).dispose()
    DispatchQueue(label: "a").async {
      for n in 0..<5 {
        other.onNext(n)
        let item = Item(n)
        item.n += 1
        quick.onNext(item)
      }
    }
    for i in 0..<5 { subject.onNext(i) }
    """,
    // Tasks.
    """
    final class Box: @unchecked Sendable { var n = 0 }
    let box = Box()
    let task = Task.detached { box.n = 1; return 2 }
    let two = await task.value
    box.n += two
    await withTaskGroup(of: Void.self) { group in
      let own = Box()
      group.addTask { own.n = 1 }
      await group.waitForAll()
      own.n += 1
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task.detached { for i in 0..<3 { box.n = i; continuation.yield(i) }; continuation.finish() }
    for await _ in stream {}
    print(box.n)
    let answer = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
      DispatchQueue.global().async { box.n = 7; continuation.resume(returning: box.n) }
    }
    print(answer, box.n)
    """,
    // Groups whose children end before they are awaited, hops to an actor, what subjects keep, closures of disposables, listeners.
    """
    final class Box: @unchecked Sendable { var n = 0 }
    // Children that end before they are awaited, in any order; the results of each.
    let sum = await withTaskGroup(of: Int.self) { group in
      var boxes: [Box] = []
      for i in 0..<20 {
        let box = Box()
        boxes.append(box)
        group.addTask { box.n = i; return box.n }
      }
      var sum = 0
      for await n in group { sum += n }
      for box in boxes { box.n += 1 }
      return sum
    }
    async let first = { let box = Box(); box.n = 1; return box }()
    async let second = { let box = Box(); box.n = 2; return box }()
    let both = await [first, second]
    for box in both { box.n += sum }
    @MainActor final class Model { var n = 0; func add() { n += 1 } }
    let model = await Model()
    await withTaskGroup(of: Void.self) { group in for _ in 0..<10 { group.addTask { await model.add() } } }
    print(await model.n)
    let shared = Box()
    let task = Task.detached { shared.n = 1; await model.add(); shared.n = 2 }
    await task.value
    shared.n += 1
    for _ in 0..<10 {
      let own = Box()
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        own.n = 1
        DispatchQueue.global().async { own.n += 1; done.resume() }
      }
      own.n += 1
    }
    // Values that subjects and relays keep, and closures of disposables.
    let relay = BehaviorSubject(value: Box()), replay = ReplaySubject<Box>.create(bufferSize: 2)
    let queue = DispatchQueue(label: "queue"), group = DispatchGroup()
    let trigger = PublishSubject<Void>(), bag = DisposeBag()
    let box = Box()
    box.n = 1
    queue.async(group: group) { box.n = 2; relay.onNext(box); replay.onNext(box) }
    while (try? relay.value())! !== box { Thread.sleep(forTimeInterval: 0.001) }
    try! relay.value().n += 1
    let created = Observable<Int>.create { observer in
      let state = Box()
      state.n = 1
      observer.onNext(state.n)
      return Disposables.create { state.n = 2 }
    }
    let subscription = created.subscribe(on: SerialDispatchQueueScheduler(qos: .default)).subscribe()
    subscription.dispose()
    // A subscriber that came while another thread was sending.
    let ticks = PublishSubject<Int>()
    DispatchQueue(label: "sender").async(group: group) { for i in 0..<200 { ticks.onNext(i) } }
    func listen() {
      var count = 0
      count = 1
      ticks.share(replay: 1).subscribe(onNext: { _ in count += 1 }).disposed(by: bag)
    }
    listen()
    group.wait()
    """,
  ]

  @Test("accesses that something orders are not reported", arguments: [ClockEnvironment.Mode.virtual, .real])
  func ordered(_ clock: ClockEnvironment.Mode) {
    for program in Self.ordered { #expect(races(program, clock) == [], "\(program)") }
  }

  @Test("a warning has both places and both threads")
  func places() {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: false, clock: .virtual)
    options.findsRaces = true
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.run(
      file: "import Foundation\nvar n = 0\nDispatchQueue(label: \"a\").async { n = 1 }\nprint(n)\n", name: "a.swift")
    _ = session.waitUntilIdle()
    let text = output.take()
    #expect(
      text.contains("a.swift:3:35: warning: data race on 'n': nothing orders this write on 'a' and the read by 'main'"))
    #expect(text.contains("a.swift:4:7: note: the read by 'main'"))
    #expect(session.faultCount == 0)
  }

  @Test(":races on finds races of functions that have run before, and :races off ends that")
  func command() {
    let shell = Shell()
    shell("import Foundation")
    shell("var n = 0; func race() { for _ in 0..<2 { DispatchQueue.global().async { n += 1 } } }")
    #expect(!shell("race()").contains("data race"))
    shell(":run")
    #expect(shell(":races") == "data races are not reported; :races on begins\n")
    shell(":races on")
    #expect((shell("race()") + shell(":run")).contains("data race on 'n'"))
    shell(":races off")
    let quiet = shell("var m = 0; for _ in 0..<2 { DispatchQueue.global().async { m += 1 } }") + shell(":run")
    #expect(!quiet.contains("data race"))
    #expect(shell(":races maybe").contains("on or off?"))
  }
}
