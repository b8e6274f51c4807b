import SyntaxTree

/// Collection of members in the order of their declarations, but for types whose members determine an associated type that an earlier
/// declaration names: `let owner: Account.ID`, where `Account` and its `id` follow.
extension DeclarationCollector {
  /// The members that a type's body or one of its extensions declares.
  final class MemberJob {
    enum Place { case outermost, nested, inExtension }
    enum State { case waiting, begun, doneEarly(Part) }

    let nominal: NominalDecl
    let place: Place
    let fill: () -> Void
    var state = State.waiting

    init(_ nominal: NominalDecl, _ place: Place, _ fill: @escaping () -> Void) {
      self.nominal = nominal
      self.place = place
      self.fill = fill
    }
  }

  /// Jobs and diagnostics from the members of one declaration, in their order.
  struct Part {
    var bodies: [BodyJob] = []
    var initialValues: [InitialValueJob] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Makes the members of types and extensions, whose headers are known, available to who needs them.
  package func queueMembers(
    of nominals: [(NominalDecl, NominalSyntax)], _ extensions: [(NominalDecl, ExtensionSyntax)], scope: Scope
  ) {
    for (nominal, syntax) in nominals { queue(nominal, .outermost, syntax, scope: scope) }
    for (nominal, syntax) in extensions {
      queue(nominal, .inExtension) { [unowned self] in fillExtensionMembers(of: nominal, syntax, scope: scope) }
    }
    for job in memberJobs {
      let nominal = job.nominal
      nominal.collectMembers = { [unowned self] in collectEarly(nominal) }
    }
  }

  /// Collects the queued members: those of bodies, nested types at their places, then those of extensions.
  package func fillQueuedMembers() {
    for place in [MemberJob.Place.outermost, .inExtension] {
      for job in memberJobs where job.place == place { takeTurn(job) }
    }
    for job in memberJobs { job.nominal.collectMembers = nil }
    memberJobs = []
  }

  /// Collects the members of a nested type, at its place among the members of the outer one.
  func fillNested(_ nominal: NominalDecl, _ syntax: NominalSyntax, scope: Scope) {
    guard let job = memberJobs.first(where: { $0.nominal === nominal && $0.place == .nested }) else {
      return fillMembers(nominal, syntax, scope: scope)
    }
    takeTurn(job)
  }

  private func queue(_ nominal: NominalDecl, _ place: MemberJob.Place, _ syntax: NominalSyntax, scope: Scope) {
    queue(nominal, place) { [unowned self] in fillMembers(nominal, syntax, scope: scope) }
    for member in syntax.members {
      guard case .nominal(let inner) = member.kind, case .nominal(let nested)? = nominal.nestedTypes[inner.name] else {
        continue
      }
      queue(nested, .nested, inner, scope: scope)
    }
  }

  private func queue(_ nominal: NominalDecl, _ place: MemberJob.Place, _ fill: @escaping () -> Void) {
    memberJobs.append(MemberJob(nominal, place, fill))
  }

  private func takeTurn(_ job: MemberJob) {
    switch job.state {
    case .waiting:
      job.state = .begun
      job.fill()
    case .begun: break
    case .doneEarly(let part):
      job.state = .begun
      bodies += part.bodies
      initialValues += part.initialValues
      diagnostics += part.diagnostics
    }
  }

  /// Collects the members of a type for a declaration before it; what they leave for the checker waits for their turn.
  private func collectEarly(_ nominal: NominalDecl) {
    for job in memberJobs where job.nominal === nominal {
      guard case .waiting = job.state else { continue }
      job.state = .begun
      let outer = Part(bodies: bodies, initialValues: initialValues, diagnostics: diagnostics)
      let standards = (standardAccess, standardUnavailability)
      (bodies, initialValues, diagnostics) = ([], [], [])
      (standardAccess, standardUnavailability) = (.internalLevel, nil)
      job.fill()
      job.state = .doneEarly(Part(bodies: bodies, initialValues: initialValues, diagnostics: diagnostics))
      (bodies, initialValues, diagnostics) = (outer.bodies, outer.initialValues, outer.diagnostics)
      (standardAccess, standardUnavailability) = standards
    }
    nominal.collectMembers = nil
  }
}
