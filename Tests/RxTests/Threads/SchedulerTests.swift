import Foundation
import Testing

@testable import Rx

@Suite("Schedulers")
struct SchedulerTests {
  @Test("the main scheduler runs at once on main unless something waits, asyncInstance never")
  func main() {
    inTestEnvironment { environment in
      let log = Log()
      func schedule(_ scheduler: any ImmediateSchedulerType, _ name: String) {
        _ = scheduler.schedule(()) { _ in
          log.add(name)
          return Disposables.create()
        }
      }
      schedule(MainScheduler.instance, "at once")
      schedule(MainScheduler.asyncInstance, "async")
      schedule(ConcurrentMainScheduler.instance, "concurrent")
      #expect(log.entries == ["at once", "concurrent"])
      environment.advance()
      log.clear()
      _ = MainScheduler.instance.schedule(()) { _ in
        schedule(MainScheduler.instance, "inner")
        log.add("outer")
        return Disposables.create()
      }
      #expect(log.entries == ["outer"])
      environment.advance()
      #expect(log.entries == ["outer", "inner"])
      schedule(MainScheduler.instance, "again at once")
      #expect(log.entries.last == "again at once")
    }
  }

  @Test("what is disposed before its time does not run")
  func disposal() {
    inTestEnvironment { environment in
      let log = Log()
      let schedulers: [any SchedulerType] = [
        MainScheduler.instance, ConcurrentMainScheduler.instance,
        SerialDispatchQueueScheduler(internalSerialQueueName: "worker"),
        ConcurrentDispatchQueueScheduler(qos: .utility),
      ]
      for scheduler in schedulers {
        scheduler.scheduleRelative((), dueTime: .milliseconds(10)) { _ in
          log.add("ran")
          return Disposables.create()
        }.dispose()
        scheduler.schedulePeriodic((), startAfter: .milliseconds(1), period: .milliseconds(1)) { log.add("ran") }
          .dispose()
      }
      environment.advance(by: .seconds(1))
      #expect(log.entries == [])
      #expect(environment.pendingCount == 0)
    }
  }

  @Test("a periodic schedule does not drift and hands its state on")
  func periodic() {
    inTestEnvironment { environment in
      let log = Log()
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let start = environment.now
      let timer = scheduler.schedulePeriodic(1, startAfter: .milliseconds(50), period: .milliseconds(100)) { count in
        log.add("\(count) at \(Int((environment.now.timeIntervalSince(start) * 1000).rounded()))")
        return count + 1
      }
      environment.advance(by: .milliseconds(300))
      timer.dispose()
      environment.advance(by: .milliseconds(300))
      #expect(log.entries == ["1 at 50", "2 at 150", "3 at 250"])
    }
  }

  @Test("a scheduler upon the main queue runs on main, an operation queue under its name")
  func executors() {
    inTestEnvironment { environment in
      let log = Log()
      let operations = OperationQueue()
      operations.name = "operations"
      let schedulers: [any ImmediateSchedulerType] = [
        SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "upon main"),
        ConcurrentDispatchQueueScheduler(queue: .main), OperationQueueScheduler(operationQueue: operations),
        OperationQueueScheduler(operationQueue: .main), ConcurrentDispatchQueueScheduler(qos: .background),
      ]
      for scheduler in schedulers {
        _ = scheduler.schedule(()) { _ in
          log.add(environment.executorName)
          return Disposables.create()
        }
      }
      environment.advance()
      #expect(log.entries == ["upon main", "main", "operations", "main", "global"])
    }
  }

  @Test("the historical scheduler works off what is due in order")
  func historical() {
    let log = Log()
    let scheduler = HistoricalScheduler()
    for delay in [3, 1, 2] {
      _ = scheduler.scheduleRelative(delay, dueTime: .seconds(delay)) { delay in
        log.add("\(delay) at \(Int(scheduler.clock.timeIntervalSince1970))")
        return Disposables.create()
      }
    }
    scheduler.advanceTo(Date(timeIntervalSince1970: 2))
    #expect(log.entries == ["1 at 1", "2 at 2"])
    scheduler.sleep(10)
    scheduler.start()
    #expect(log.entries.last == "3 at 12")
  }

  @Test("a recursive schedule that is disposed ends")
  func recursion() {
    let scheduler = HistoricalScheduler()
    var turns = 0
    let recursion = scheduler.scheduleRecursive((), dueTime: .seconds(1)) { _, recurse in
      turns += 1
      recurse((), .seconds(1))
    }
    scheduler.advanceTo(Date(timeIntervalSince1970: 5.5))
    recursion.dispose()
    scheduler.advanceTo(Date(timeIntervalSince1970: 10))
    #expect(turns == 5)
  }

  @Test("an environment of Dispatch runs work on its queues, in order and after delays")
  func dispatch() {
    let environment = Environments.dispatch
    let queue = DispatchQueue(label: "dispatch test")
    let log = Log()
    let done = DispatchSemaphore(value: 0)
    environment.schedule(on: .serial(queue, target: nil), after: .seconds(3600), leeway: .zero) {
      log.add("cancelled")
    }.dispose()
    _ = environment.schedule(on: .serial(queue, target: nil), after: .zero, leeway: .zero) { log.add("soon") }
    _ = environment.schedule(on: .serial(queue, target: nil), after: .milliseconds(1), leeway: .zero) {
      log.add("late")
      done.signal()
    }
    done.wait()
    #expect(log.entries == ["soon", "late"])
    #expect(environment.block(timeout: .milliseconds(1)) { _ in } == false)
    #expect(environment.block(timeout: nil) { wake in queue.async { wake() } })
  }

  @Test("work due in random order runs in the order of its time, and of its scheduling where that is the same")
  func randomOrder() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    let scheduler = HistoricalScheduler()
    var ran: [(due: Int, number: Int)] = []
    for number in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let due = Int(state >> 60)
      let item = scheduler.scheduleRelative((), dueTime: .seconds(due)) { _ in
        ran.append((due, number))
        return Disposables.create()
      }
      if state >> 32 & 7 == 0 { item.dispose() }
    }
    scheduler.start()
    let isSorted = zip(ran, ran.dropFirst()).allSatisfy { ($0.due, $0.number) < ($1.due, $1.number) }
    #expect(isSorted, "seed \(seed)")
    #expect(ran.count > 300, "seed \(seed)")
  }
}
