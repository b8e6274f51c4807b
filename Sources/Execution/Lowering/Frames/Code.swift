import Types

/// A lowered expression, in the machine representation of its type if it has one.
struct Code {
  enum Body {
    case void(Run<Void>)
    case int(Run<Int>)
    case double(Run<Double>)
    case bool(Run<Bool>)
    case value(Run<Value>)
  }
  /// Form of the code where it is simple enough for an operation on it to be one closure instead of two.
  enum Shape {
    case constant(Value)
    case slot(Int)
    /// A global that never changes.
    case global(Box)
    /// A local integer plus a constant.
    case sum(LocalSum)
    /// A comparison of a local integer with a constant or another local integer.
    case comparison(LocalComparison)
    /// An optional that is found without being made one.
    case optional(Run<Value?>)
    case other
  }
  let body: Body
  var shape = Shape.other

  init(_ body: Body, shape: Shape = .other) {
    self.body = body
    self.shape = shape
  }

  static func value(_ run: @escaping Run<Value>) -> Code { Code(.value(run)) }
  static func void(_ run: @escaping Run<Void>) -> Code { Code(.void(run)) }

  static func constant(_ value: Value) -> Code {
    switch value {
    case .int(let number): Code(.int { _ in number }, shape: .constant(value))
    case .double(let number): Code(.double { _ in number }, shape: .constant(value))
    case .bool(let truth): Code(.bool { _ in truth }, shape: .constant(value))
    case .void: Code(.void { _ in }, shape: .constant(value))
    default: Code(.value { _ in value }, shape: .constant(value))
    }
  }

  /// Returns code for an optional, from code that finds its value.
  static func optional(_ run: @escaping Run<Value?>) -> Code {
    Code(.value { .optional(try run($0)) }, shape: .optional(run))
  }

  /// Returns code for the value that is found, or for another one.
  static func coalesced(_ find: @escaping Run<Value?>, _ other: Code, _ type: Type) -> Code {
    switch type.machineType {
    case .int:
      if let constant = other.constantInt { return Code(.int { try find($0)?.asInt ?? constant }) }
      let other = other.int
      return Code(.int { try find($0)?.asInt ?? other($0) })
    case .double:
      let other = other.double
      return Code(.double { try find($0)?.asDouble ?? other($0) })
    case .bool:
      let other = other.bool
      return Code(.bool { try find($0)?.asBool ?? other($0) })
    case .void, nil:
      let other = other.value
      return Code.typed(type) { try find($0) ?? other($0) }
    }
  }

  /// The value of an optional without its box.
  var content: Run<Value?> {
    if case .optional(let run) = shape { return run }
    let run = value
    return { try run($0).asOptional }
  }

  /// The type of the code itself.
  var machineType: MachineType? {
    switch body {
    case .void: .void
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .value: nil
    }
  }

  var constantInt: Int? { if case .constant(.int(let value)) = shape { value } else { nil } }
  var slot: Int? { if case .slot(let slot) = shape { slot } else { nil } }

  var value: Run<Value> {
    switch (shape, body) {
    case (.constant(let value), _): return { _ in value }
    case (.slot(let slot), .int): return { .int($0.int(slot)) }
    default: break
    }
    switch body {
    case .void(let run):
      return {
        try run($0)
        return .void
      }
    case .int(let run): return { .int(try run($0)) }
    case .double(let run): return { .double(try run($0)) }
    case .bool(let run): return { .bool(try run($0)) }
    case .value(let run): return run
    }
  }

  var operand: Operand { Operand(value) }

  var int: Run<Int> {
    if case .int(let run) = body { return run }
    let run = value
    return { try run($0).asInt }
  }

  var double: Run<Double> {
    if case .double(let run) = body { return run }
    let run = value
    return { try run($0).asDouble }
  }

  var bool: Run<Bool> {
    if case .bool(let run) = body { return run }
    let run = value
    return { try run($0).asBool }
  }

  var void: Run<Void> {
    switch body {
    case .void(let run): return run
    case .int(let run): return { _ = try run($0) }
    case .double(let run): return { _ = try run($0) }
    case .bool(let run): return { _ = try run($0) }
    case .value(let run): return { _ = try run($0) }
    }
  }

  /// Returns code for a conditional: condition and statement are combined into one closure if possible.
  func choose(_ then: @escaping Step, _ otherwise: @escaping Step) -> Step {
    if case .comparison(let place) = shape { return place.operation.choose(place, then, otherwise) }
    let condition = bool
    return { try condition($0) ? try then($0) : try otherwise($0) }
  }

  func chooseRun(_ then: @escaping Run<Void>, _ otherwise: @escaping Run<Void>) -> Run<Void> {
    if case .comparison(let place) = shape { return place.operation.chooseRun(place, then, otherwise) }
    let condition = bool
    return { try condition($0) ? try then($0) : try otherwise($0) }
  }

  /// Returns the value of the integer as the form that an operation on it is specialized for.
  var integer: IntegerForm {
    switch shape {
    case .constant(.int(let number)): .constant(ConstantInteger(number: number))
    case .slot(let slot): .local(LocalInteger(slot: slot))
    case .sum(let sum): .sum(sum)
    default: .computed(ComputedInteger(run: int))
    }
  }

  /// Returns code for the value in the representation of its static type.
  static func typed(_ type: Type, _ run: @escaping Run<Value>) -> Code {
    switch type.machineType {
    case .int: Code(.int { try run($0).asInt })
    case .double: Code(.double { try run($0).asDouble })
    case .bool: Code(.bool { try run($0).asBool })
    case .void: Code(.void { _ = try run($0) })
    case nil: Code(.value(run))
    }
  }
}

/// Types whose values hold no reference and have typed code.
enum MachineType { case int, double, bool, void }

extension Type {
  package var resolvedHead: Type {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding { type = binding }
    return type
  }

  var machineType: MachineType? {
    switch resolvedHead {
    case .nominal(let decl, let arguments) where decl.isNative && decl.parent == nil && arguments.isEmpty:
      switch decl.name {
      case "Int": .int
      case "Double": .double
      case "Bool": .bool
      default: nil
      }
    case .tuple(let fields) where fields.isEmpty: .void
    default: nil
    }
  }

  /// The name of a native top-level type.
  package var nativeName: String? {
    if case .nominal(let decl, _) = resolvedHead, decl.isNative, decl.parent == nil { decl.name } else { nil }
  }

  package var nominalArguments: [Type] { if case .nominal(_, let arguments) = resolvedHead { arguments } else { [] } }
  package var nominal: NominalDecl? { if case .nominal(let decl, _) = resolvedHead { decl } else { nil } }

  /// True if it mentions generic parameters, so that it is known only at run time.
  var isOpen: Bool {
    switch resolvedHead {
    case .parameter, .dependentMember: true
    case .nominal(_, let arguments): arguments.contains { $0.isOpen }
    case .tuple(let fields): fields.contains { $0.type.isOpen }
    case .function(let function): function.result.isOpen || function.parameters.contains { $0.type.isOpen }
    case .existential(let protocols): protocols.contains { $0.arguments.contains { $0.isOpen } }
    case .metatype(let type): type.isOpen
    case .variable, .error: false
    }
  }
}
