import Execution
import Rx
import Types

extension Runtime {
  /// Returns an error of native code as the program sees it; the library's own errors are an enum that it can match.
  package func value(of error: any Error) -> Value {
    guard let error = error as? RxError, let cases = try? ScriptEnum(RxError.self, in: self) else {
      return Value(error: error)
    }
    switch error {
    case .unknown: return cases.value(0)
    case .disposed(let object): return cases.value(1, .object(object))
    case .overflow: return cases.value(2)
    case .argumentOutOfRange: return cases.value(3)
    case .noElements: return cases.value(4)
    case .moreThanOneElement: return cases.value(5)
    case .timeout: return cases.value(6)
    }
  }

  /// Returns a thrown or sent error of the program for native code.
  package func error(_ value: Value) -> any Error {
    guard case .enumeration(let instance) = value,
      instance.decl === universe.nominal(representing: RxError.self)
    else { return value.asError }
    switch instance.enumCase.index {
    case 1: return RxError.disposed(object: instance.payload.first?.asObject ?? instance)
    case 2: return RxError.overflow
    case 3: return RxError.argumentOutOfRange
    case 4: return RxError.noElements
    case 5: return RxError.moreThanOneElement
    case 6: return RxError.timeout
    default: return RxError.unknown
    }
  }
}

extension NativeCall {
  package func error(_ index: Int) -> any Error { runtime.error(self[index]) }
}
