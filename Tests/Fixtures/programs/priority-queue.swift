// A generic priority queue, a protocol with an associated type, and a scheduler of jobs on top of it.
import Foundation
import RxSwift

protocol Queue {
  associatedtype Element
  var count: Int { get }
  mutating func push(_ element: Element)
  mutating func pop() -> Element?
}

extension Queue {
  var isEmpty: Bool { count == 0 }
  mutating func push<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { push(element) }
  }
  mutating func drain() -> [Element] {
    var all: [Element] = []
    while let next = pop() { all.append(next) }
    return all
  }
}

struct Heap<Element>: Queue {
  private var storage: [Element] = []
  private let precedes: (Element, Element) -> Bool
  var count: Int { storage.count }
  var peek: Element? { storage.first }

  init(by precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }

  mutating func push(_ element: Element) {
    storage.append(element)
    var child = storage.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(storage[child], storage[parent]) else { break }
      storage.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Element? {
    guard let first = storage.first else { return nil }
    let last = storage.removeLast()
    guard !storage.isEmpty else { return first }
    storage[0] = last
    sift(0)
    return first
  }

  private mutating func sift(_ start: Int) {
    var parent = start
    while true {
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      var best = parent
      for child in [left, right] where child < storage.count && precedes(storage[child], storage[best]) {
        best = child
      }
      if best == parent { return }
      storage.swapAt(parent, best)
      parent = best
    }
  }
}

extension Heap where Element: Comparable {
  init() { self.init(by: <) }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    push(contentsOf: elements)
  }
}

struct Job: CustomStringConvertible {
  enum Priority: Int, Comparable {
    case low = 1, normal, high
    static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }
  private static var created = 0
  let name: String
  let priority: Priority
  let order: Int

  init(_ name: String, _ priority: Priority = .normal) {
    Self.created += 1
    (self.name, self.priority, order) = (name, priority, Self.created)
  }
  var description: String { "\(name)(\(priority))" }
}

final class Worker {
  private var waiting = Heap<Job> { a, b in (b.priority, a.order) < (a.priority, b.order) }
  private var isBusy = false
  private let done = PublishSubject<Job>()
  var finished: Observable<Job> { done.asObservable() }
  let duration: Int

  init(duration: Int) { self.duration = duration }

  func submit(_ job: Job) {
    waiting.push(job)
    runNext()
  }

  private func runNext() {
    guard !isBusy, let job = waiting.pop() else { return }
    isBusy = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(duration)) { [weak self] in
      guard let self = self else { return }
      self.isBusy = false
      self.done.onNext(job)
      self.runNext()
    }
  }
}

func sorted<Q: Queue>(_ values: [Q.Element], using queue: Q) -> [Q.Element] {
  var queue = queue
  queue.push(contentsOf: values)
  return queue.drain()
}

print(sorted([5, 3, 9, 1], using: Heap()))
print(sorted(["pear", "fig", "apple"], using: Heap<String> { $0.count < $1.count }))
var heap = Heap([3.5, 1.25, 2])
print(heap.peek ?? .nan, heap.count, heap.isEmpty)
print(heap.drain(), heap.pop() as Any)

let bag = DisposeBag()
let worker = Worker(duration: 100)
worker.finished
  .enumerated()
  .subscribe(onNext: { index, job in print("\(index + 1). \(job)") })
  .disposed(by: bag)
worker.finished.filter { $0.priority == .high }.take(1).subscribe(onNext: { print("first urgent: \($0.name)") }).disposed(by: bag)
[Job("write"), Job("rest", .low), Job("read"), Job("pay", .high), Job("sleep", .low)].forEach(worker.submit)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { worker.submit(Job("alarm", .high)) }
