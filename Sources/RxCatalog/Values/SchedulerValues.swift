import Interpreter
import Rx

extension NativeCall {
  func scheduler(_ index: Int) throws -> any SchedulerType { try native(index) }
  func immediateScheduler(_ index: Int) throws -> any ImmediateSchedulerType { try native(index) }
}
