import SyntaxTree
import Types

extension FrameLowering {
  func keyPath(_ path: CheckedKeyPath, _ range: SourceRange) throws -> Code {
    let pathInfo = analysis.hasFrame(path) ? analysis.frame(of: path) : FrameInfo(parent: info)
    let sources = captureSources(pathInfo.captures)
    let frame = FrameLowering(lowering, analysis: analysis, info: pathInfo, parent: self, function: nil)
    struct Step {
      let slot: Int
      let initialize: (Activation, Value) -> Void
      let place: LValue
      let isOptionalChain: Bool
    }
    var steps: [Step] = []
    for step in path.steps {
      frame.declare(step.subject)
      let slot = frame.slot(for: step.subject)
      steps.append(
        Step(
          slot: slot, initialize: frame.initializer(of: step.subject), place: try frame.lvalue(of: step.value),
          isOptionalChain: step.isOptionalChain))
    }
    let size = frame.slotCount
    let root = path.steps.first?.subject.type.runtimeName(qualified: true) ?? ""
    let components = path.components
    let start = path.steps.first.map { $0.subject.type.runtimeName(qualified: false) } ?? ""
    let isWritten = range.text.hasPrefix("\\") && !range.text.hasPrefix("\\.")
    let text = isWritten ? String(range.text) : "\\" + start + components
    let isWritable = path.isWritable
    let type = typeCode(path.type)
    let all = steps
    return .value { activation in
      let context = CallContext(captures: try sources.map { try $0(activation) }, slots: [], frameSize: size)
      let getter: (Value) throws -> Value = { root in
        try context.run { activation in
          defer { for index in 1..<size { activation.slots[index] = .unset } }
          var value = root
          var isWrapped = false
          for step in all {
            if step.isOptionalChain {
              guard let inner = value.asOptional else { return .none }
              value = inner
              isWrapped = true
            }
            step.initialize(activation, value)
            try step.place.prepare?(activation)
            value = try step.place.load(activation)
          }
          if isWrapped {
            switch value {
            case .none, .some: return value
            default: return .wrapped(value)
            }
          }
          return value
        }
      }
      func write(_ index: Int, _ subject: inout Value, _ newValue: Value, _ activation: Activation) throws {
        guard index < all.count else {
          subject = newValue
          return
        }
        let step = all[index]
        activation.slots[step.slot] = .unset
        step.initialize(activation, subject)
        subject = .void
        defer { subject = activation.take(step.slot) }
        try step.place.prepare?(activation)
        if index + 1 == all.count {
          try step.place.store(activation, newValue)
        } else {
          try step.place.modify(activation) { try write(index + 1, &$0, newValue, activation) }
        }
      }
      var setter: ((inout Value, Value) throws -> Void)?
      if isWritable {
        setter = { root, newValue in
          _ = try context.run { activation in
            defer { for index in 1..<size { activation.slots[index] = .unset } }
            try write(0, &root, newValue, activation)
            return .void
          }
        }
      }
      let type = try type(activation)
      return .object(
        KeyPathValue(type: type, description: text, root: root, components: components, get: getter, set: setter))
    }
  }
}
