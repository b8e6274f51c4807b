import Types

/// Initializers that are overridden, and those that have to be.
extension Checker {
  func checkInitializerOverride(_ function: FunctionDecl, of nominal: NominalDecl) throws {
    let place = function.declaredAt ?? currentPlace
    guard let base = inheritedFunction(function, of: nominal), !base.isConvenience || base.isRequired else {
      if function.isOverride {
        if function.parameters.isEmpty, hasImplicitInitializer(nominal) { return }
        throw failure(InheritanceDiagnostic.initializerOverridesNothing, at: place)
      }
      return
    }
    if base.isRequired {
      if !function.isRequired {
        throw failure(
          function.isOverride
            ? InheritanceDiagnostic.missingRequiredInsteadOfOverride
            : InheritanceDiagnostic.missingRequired, at: place)
      }
      if function.isOverride, isThorough {
        warn(WarningDiagnostic.impliedOverride, at: place)
      }
    } else if !function.isOverride, function.declaredAt != nil {
      throw overrideIsMissing(at: place, base.declaredAt)
    }
    if function.isFailable, !base.isFailable {
      throw failure(
        InheritanceDiagnostic.failableOverride(name: function.fullName), at: place)
    }
    override(base, with: function)
  }

  /// Checks the required initializers of a class with designated initializers of its own, which inherits none.
  func requireInitializers(_ nominal: NominalDecl) throws {
    guard let superclass = nominal.superclass?.nominalDecl, let place = nominal.endsAt,
      nominal.ownInitializers.contains(where: { !$0.isConvenience })
    else { return }
    var current: NominalDecl? = superclass
    while let here = current {
      universe.materialize("init", of: here)
      for initializer in here.ownInitializers where initializer.isRequired {
        let isThere = nominal.ownInitializers.contains {
          $0.fullName == initializer.fullName && $0.sameParameters(as: initializer)
        }
        if !isThere {
          throw failure(
            InheritanceDiagnostic.missingRequiredInitializer(name: initializer.fullName, superclass: superclass.name),
            at: place)
        }
      }
      // A class in between inherits it, or has declared the required ones itself.
      current = here.superclass?.nominalDecl
    }
  }

  /// Returns true if the superclass has an implicit `init()`.
  private func hasImplicitInitializer(_ nominal: NominalDecl) -> Bool {
    guard let superclass = nominal.superclass?.nominalDecl else { return false }
    return superclass.ownInitializers.allSatisfy { $0.isConvenience || $0.isWrittenBySwift }
  }
}
