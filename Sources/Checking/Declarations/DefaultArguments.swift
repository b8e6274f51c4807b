import SyntaxTree
import Types

/// The default values of parameters.
extension Checker {

  /// Checks the default values of parameters, once, in the scope of their declaration.
  func checkDefaults(of function: FunctionDecl) {
    let outer = (scope, initializesProperty)
    initializesProperty = true
    defer { (scope, initializesProperty) = outer }
    for parameter in function.parameters {
      guard let written = parameter.defaultValue, let home = function.defaultsScope, !parameter.type.isError,
        !parameter.type.namesGenericParameters
      else { continue }
      scope = Scope(parent: home)
      do {
        if case .nilLiteral = written.kind, parameter.type.optionalPayload == nil, !accepts(parameter.type, .nilLiteral)
        {
          throw failure(ConversionDiagnostic.nilDefaultArgument(wanted: parameter.type), at: written.range)
        }
        let value = try check(written, expecting: parameter.type)
        _ = try convert(value, to: parameter.type) {
          ConversionDiagnostic.defaultArgument(given: $0, wanted: $1)
        }
        try finish(at: written.range)
      } catch let fault as Failure {
        report(fault)
        abandon()
      } catch {}
      made = []
    }
  }
}

extension Type {
  /// True if the type mentions a generic parameter, so that a default value can be checked only at a call.
  var namesGenericParameters: Bool { contains { if case .parameter(let own) = $0 { !own.isSelf } else { false } } }
}
