import Types

extension FrameLowering {
  /// Returns the function that performs a conversion.
  static func converter(_ conversion: Conversion) -> @Sendable (Value) -> Value {
    switch conversion {
    case .identity: return { $0 }
    case .wrapOptional(let inner):
      let convert = converter(inner)
      return { .wrapped(convert($0)) }
    case .mapOptional(let inner):
      let convert = converter(inner)
      return { value in
        if case .some(let box) = value { .wrapped(convert(box.value)) } else { value }
      }
    case .array(let inner):
      let convert = converter(inner)
      return { .array($0.asArray.map(convert)) }
    case .set(let inner):
      let convert = converter(inner)
      return { .set(Set($0.asSet.map(convert))) }
    case .dictionary(let key, let value):
      let (key, value) = (converter(key), converter(value))
      return { source in
        var result: ValueTable = [:]
        for (k, v) in source.asDictionary { result[key(k)] = value(v) }
        return .dictionary(result)
      }
    case .tuple(let fields, let labels):
      let parts = fields.map { ($0.from, converter($0.conversion)) }
      return { source in
        let elements = source.asElements
        return .tuple(TupleValue(labels: labels, elements: parts.map { $1(elements[$0]) }))
      }
    case .function(let parameters, let result, let splats):
      let inputs = parameters.map(converter)
      let output = converter(result)
      return { source in
        let function = source.asFunction
        if splats, inputs.isEmpty { return .function(Function(unary: { _ in output(try function.call([])) })) }
        if splats {
          return .function(
            Function(unary: { tuple in
              let elements = tuple.asElements
              return output(
                try function.call(elements.enumerated().map { $0 < inputs.count ? inputs[$0]($1) : $1 }))
            }))
        }
        return .function(ConvertedFunction(function, inputs, output))
      }
    }
  }
}

/// A function seen as one of other types, to which it converts its parameters and its result.
private final class ConvertedFunction: Function, @unchecked Sendable {
  // Unchecked because everything in it is constant.
  private let function: Function
  private let inputs: [@Sendable (Value) -> Value]
  private let output: @Sendable (Value) -> Value

  init(
    _ function: Function, _ inputs: [@Sendable (Value) -> Value], _ output: @escaping @Sendable (Value) -> Value
  ) {
    (self.function, self.inputs, self.output) = (function, inputs, output)
    super.init(
      arity: inputs.count,
      implementation: { output(try function.call(Self.converted($0, inputs))) }, unary: nil)
  }

  override func call(changing arguments: inout [Value]) throws -> Value {
    // Only those that are `inout` change, and these are not converted.
    arguments = Self.converted(arguments, inputs)
    return output(try function.call(changing: &arguments))
  }

  private static func converted(_ arguments: [Value], _ inputs: [@Sendable (Value) -> Value]) -> [Value] {
    arguments.enumerated().map { $0 < inputs.count ? inputs[$0]($1) : $1 }
  }
}
