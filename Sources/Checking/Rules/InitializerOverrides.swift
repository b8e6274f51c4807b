import SyntaxTree
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

  /// Checks that a class with designated initializers, which inherits none, declares the required initializers of its superclasses.
  func requireInitializers(_ nominal: NominalDecl, _ collector: DeclarationCollector) throws {
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
            at: lineBehindInitializers(of: nominal, collector) ?? place)
        }
      }
      // A class in between inherits it, or has declared the required ones itself.
      current = here.superclass?.nominalDecl
    }
  }

  /// The line behind the last initializer of a class, where another one has room.
  private func lineBehindInitializers(of nominal: NominalDecl, _ collector: DeclarationCollector) -> SourceRange? {
    let bodies = collector.bodies.filter { job in nominal.ownInitializers.contains { $0 === job.function } }
    guard let last = bodies.map(\.body.range).max(by: { $0.end < $1.end }) else { return nil }
    let file = last.file
    let line = file.lineIndex(of: last.end) + 1
    guard line < file.lineStarts.count else { return nil }
    return SourceRange(file: file, start: file.lineStarts[line], end: file.lineStarts[line])
  }

  /// Returns true if the superclass has an implicit `init()`.
  private func hasImplicitInitializer(_ nominal: NominalDecl) -> Bool {
    guard let superclass = nominal.superclass?.nominalDecl else { return false }
    return superclass.ownInitializers.allSatisfy { $0.isConvenience || $0.isWrittenBySwift }
  }
}
