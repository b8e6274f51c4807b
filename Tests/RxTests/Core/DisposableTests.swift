import Testing

@testable import Rx

@Suite("Disposables")
struct DisposableTests {
  private func logging(_ log: Log, _ name: String) -> any Disposable {
    Disposables.create { log.add(name) }
  }

  @Test("groups dispose their members once, in order")
  func groups() {
    let log = Log()
    let group = Disposables.create(
      logging(log, "1"), logging(log, "2"), logging(log, "3"), logging(log, "4"), logging(log, "5"))
    group.dispose()
    group.dispose()
    #expect(log.entries == ["4", "5", "1", "2", "3"])
    #expect(group.isDisposed)
  }

  @Test("a CompositeDisposable disposes in order, what is removed at once, what comes late at once")
  func composite() {
    let log = Log()
    let composite = CompositeDisposable(logging(log, "1"), logging(log, "2"))
    let key = composite.insert(logging(log, "3"))
    _ = composite.insert(logging(log, "4"))
    #expect(composite.count == 4)
    composite.remove(for: key!)
    composite.remove(for: key!)
    composite.dispose()
    #expect(composite.insert(logging(log, "5")) == nil)
    #expect(log.entries == ["3", "1", "2", "4", "5"])
    #expect(composite.isDisposed && composite.count == 0)
  }

  @Test("a DisposeBag disposes when it goes away, in order")
  func bag() {
    let log = Log()
    do {
      let bag = DisposeBag()
      logging(log, "1").disposed(by: bag)
      bag.insert(logging(log, "2"), logging(log, "3"))
      bag.insert {
        logging(log, "4")
        logging(log, "5")
      }
      #expect(log.entries == [])
    }
    #expect(log.entries == ["1", "2", "3", "4", "5"])
  }

  @Test("a SerialDisposable disposes the one before")
  func serial() {
    let log = Log()
    let serial = SerialDisposable()
    serial.disposable = logging(log, "1")
    serial.disposable = logging(log, "2")
    serial.dispose()
    serial.disposable = logging(log, "3")
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test("a SingleAssignmentDisposable is set once; a second time is a fault")
  func singleAssignment() {
    inTestEnvironment { environment in
      let log = Log()
      let single = SingleAssignmentDisposable()
      single.dispose()
      single.setDisposable(logging(log, "1"))
      #expect(log.entries == ["1"])
      #expect(environment.faults.isEmpty)
      single.setDisposable(logging(log, "2"))
      #expect(log.entries == ["1", "2"])
      #expect(environment.faults.count == 1)
    }
  }

  @Test("a RefCountDisposable waits for what was retained")
  func refCount() {
    let log = Log()
    let counted = RefCountDisposable(disposable: logging(log, "inner"))
    let first = counted.retain()
    let second = counted.retain()
    counted.dispose()
    first.dispose()
    first.dispose()
    #expect(log.entries == [])
    second.dispose()
    #expect(log.entries == ["inner"])
    #expect(counted.isDisposed)
  }

  @Test("Boolean and scheduled disposables")
  func others() {
    let boolean = BooleanDisposable()
    #expect(!boolean.isDisposed)
    boolean.dispose()
    #expect(boolean.isDisposed && BooleanDisposable(isDisposed: true).isDisposed)
    inTestEnvironment { environment in
      let log = Log()
      let scheduled = ScheduledDisposable(scheduler: MainScheduler.asyncInstance, disposable: logging(log, "inner"))
      scheduled.dispose()
      #expect(log.entries == [])
      environment.advance()
      #expect(log.entries == ["inner"] && scheduled.isDisposed)
    }
  }

  @Test("a bag of ten thousand keeps its order and its size through removals")
  func keyedBag() {
    var bag = KeyedBag<Int>()
    let keys = (0..<10_000).map { bag.insert($0) }
    for key in keys where key % 3 != 0 { #expect(bag.remove(key) == key) }
    #expect(bag.remove(1) == nil && bag.remove(20_000) == nil)
    var values: [Int] = []
    bag.forEach { values.append($0) }
    #expect(values == (0..<10_000).filter { $0 % 3 == 0 })
    #expect(bag.others.count <= 2 * bag.count)
  }

  @Test("the first place of a bag is used again, unless its values are to stay in the order in which they came")
  func firstPlace() {
    for (reuses, expected) in [(true, [3, 1, 2]), (false, [1, 2, 3])] {
      var bag = KeyedBag<Int>(reusesFirstSlot: reuses)
      let keys = (0..<3).map { bag.insert($0) }
      #expect(bag.remove(keys[0]) == 0)
      _ = bag.insert(3)
      var values: [Int] = []
      bag.forEach { values.append($0) }
      #expect(values == expected && bag.count == 3)
    }
  }
}
