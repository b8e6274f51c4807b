import Synchronization
import Types

/// Types that are only known when the code runs.
extension FrameLowering {
  /// Places of the hidden arguments of this frame's function and of the enclosing ones.
  private var typeSources: [(parameters: [GenericParameter], arguments: Run<Value>)] {
    var sources: [(parameters: [GenericParameter], arguments: Run<Value>)] = []
    var here: FrameInfo? = info
    while let frame = here {
      if !frame.hiddenParameters.isEmpty, frame.usesTypeArguments {
        let load: Run<Value>?
        if frame === info {
          let slot = slot(for: frame.typeArguments)
          load = { $0.slots[slot] }
        } else if let index = info.captureIndex(of: frame.typeArguments) {
          load = { $0.captures[index] }
        } else {
          load = nil
        }
        if let load { sources.append((frame.hiddenParameters, load)) }
      }
      here = frame.parent
    }
    return sources
  }

  func typeCode(_ type: Type) -> Run<Type> {
    guard type.isOpen else { return { _ in type } }
    let list = typeArgumentsCode([type])
    return { try list?($0).types[0] ?? type }
  }

  /// Returns code for the type arguments; nil if there are none.
  func typeArgumentsCode(_ types: [Type]) -> Run<TypeArguments>? {
    if types.isEmpty { return nil }
    if !types.contains(where: \.isOpen) {
      let constant = TypeArguments(types)
      return { _ in constant }
    }
    let sources = typeSources
    let universe = runtime.universe
    let cache = TypeArgumentsCache()
    if sources.count == 1 {
      let (parameters, load) = sources[0]
      return { activation in
        guard case .object(let object) = try load(activation) else { return TypeArguments(types) }
        let given = unsafeDowncast(object, to: TypeArguments.self)
        return cache.value(for: given) {
          let substitution = TypeSubstitution(parameters, given.types)
          return TypeArguments(types.map { substitution.apply($0, in: universe) })
        }
      }
    }
    return { activation in
      var substitution = TypeSubstitution()
      for (parameters, load) in sources {
        guard case .object(let object) = try load(activation) else { continue }
        let given = unsafeDowncast(object, to: TypeArguments.self)
        for (parameter, type) in zip(parameters, given.types) { substitution[parameter] = type }
      }
      return TypeArguments(types.map { substitution.apply($0, in: universe) })
    }
  }
}

/// Remembers the first translation that a place in the code made: most places see only one.
final class TypeArgumentsCache: Sendable {
  private final class Entry: Sendable {
    let key: TypeArguments
    let value: TypeArguments
    init(_ key: TypeArguments, _ value: TypeArguments) {
      self.key = key
      self.value = value
    }
  }
  private let entry = AtomicLazyReference<Entry>()

  func value(for key: TypeArguments, _ make: () -> TypeArguments) -> TypeArguments {
    if let entry = entry.load(), entry.key === key { return entry.value }
    let value = make()
    _ = entry.storeIfNil(Entry(key, value))
    return value
  }
}
