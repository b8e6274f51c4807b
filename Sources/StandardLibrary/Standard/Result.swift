import Execution
import Types

/// `Result`: an enum as the program's own are, so that its cases are matched as theirs.
package func declareResult(_ module: NativeModule) {
  module.type("enum Result<Success, Failure: Error> { case success(Success)\n case failure(Failure) }")
  module.extend("extension Result: Equatable where Success: Equatable, Failure: Equatable")
  module.extend("extension Result: Hashable where Success: Hashable, Failure: Hashable")
  var members: [NativeMember] = []
  members.unary("func get() throws(Failure) -> Success") { result in
    let (isSuccess, value) = parts(result)
    if isSuccess { return value }
    throw value.asError
  }
  members.general("func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>") { call in
    let (isSuccess, value) = parts(call[0])
    return isSuccess ? rebuilt(call[0], "success", try call[1].asFunction.call(value), call) : call[0]
  }
  members.general(
    "func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>"
  ) {
    call in
    let (isSuccess, value) = parts(call[0])
    return isSuccess ? call[0] : rebuilt(call[0], "failure", try call[1].asFunction.call(value), call)
  }
  members.general(
    "func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>"
  ) { call in
    let (isSuccess, value) = parts(call[0])
    return isSuccess ? try call[1].asFunction.call(value) : call[0]
  }
  members.general(
    "func flatMapError<NewFailure: Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>"
  ) { call in
    let (isSuccess, value) = parts(call[0])
    return isSuccess ? call[0] : try call[1].asFunction.call(value)
  }
  module.extend("extension Result", members)
  var catching: [NativeMember] = []
  catching.general("init(catching body: () throws(Failure) -> Success)") { call in
    do {
      return makeResult("success", try call[0].asFunction.call(), call.typeArguments, call.runtime)
    } catch let trap as Trap {
      throw trap
    } catch {
      return makeResult("failure", Value(error: error), call.typeArguments, call.runtime)
    }
  }
  module.extend("extension Result", catching)
}

private func parts(_ result: Value) -> (isSuccess: Bool, value: Value) {
  guard case .enumeration(let instance) = result else { return (true, result) }
  return (instance.enumCase.name == "success", instance.payload.first ?? .void)
}

private func rebuilt(_ result: Value, _ name: String, _ value: Value, _ call: NativeCall) -> Value {
  makeResult(name, value, Array(call.typeArguments.prefix(2)), call.runtime)
}
