import Recording
import Clocks
import Foundation
import RxCatalog

/// Drawing of a live view after a change. Belongs to the view's thread.
struct ViewPainter {
  private let session: Session
  private let publish: (_ name: String, _ text: Data, _ isKept: Bool) -> Void
  private var published: [String: Data] = [:]
  private var last = Stamp()
  /// The last event whose value has flowed.
  private var lastFlow = 0
  private var replays: [Int: (moved: [Int: Int], diagram: Result<ChainDiagram, CommandError>)] = [:]
  private lazy var stage = ReplayStage()
  /// The chains that were shown last.
  private(set) var shown: [Int] = []

  /// Other events than the newest are not shown on their way.
  private static let mostFlowing = 40
  private static let mostSubscriptions = 40
  /// Interval between frames while time passes, in nanoseconds.
  private static let period = 100_000_000
  private static let patience = Duration.milliseconds(500)

  /// State that a new drawing depends on.
  private struct Stamp: Equatable {
    var events = -1
    var version = -1
    var tick = 0
    var isVirtual = false
    var isPausing = false
    var timer: Int?
  }

  init(_ session: Session, publish: @escaping (_ name: String, _ text: Data, _ isKept: Bool) -> Void) {
    self.session = session
    self.publish = publish
    lastFlow = session.recorder.counts.recorded
  }

  /// Draws and sends the changed parts.
  mutating func paint(_ state: ViewState) {
    let clock = session.clock
    var stamp = Stamp(
      events: session.recorder.counts.recorded, version: state.version, isVirtual: clock.mode == .virtual,
      isPausing: clock.isPausing, timer: session.exerciseTimer.left)
    // Real time moves; virtual time moves with events or with an input.
    stamp.tick = clock.nanoseconds / Self.period
    guard stamp != last else { return }
    var parts: Parts?
    // The session began anew.
    if stamp.events < lastFlow { lastFlow = 0 }
    let wanted = chosen(state)
    replay(state, wanted)
    let (replays, lastFlow) = (replays, lastFlow)
    let isDrawn = clock.perform(within: Self.patience) { [session] in
      parts = Parts(session, wanted, state, replays.mapValues(\.diagram), lastFlow)
    }
    guard isDrawn, let parts else { return }
    last = stamp
    shown = parts.chains.map(\.number).reversed()
    send("clock", parts.clock)
    send("chains", parts.chains)
    send("subscriptions", parts.subscriptions)
    send("cause", parts.causes)
    send("lesson", ViewContents.Lesson(html: state.lesson))
    if let newest = parts.flows.last, let text = try? JSONEncoder().encode(parts.flows) {
      self.lastFlow = newest.event
      publish("flow", text, false)
    }
  }

  private mutating func send(_ name: String, _ value: some Encodable) {
    guard let text = try? JSONEncoder().encode(value), published[name] != text else { return }
    published[name] = text
    publish(name, text, true)
  }

  private func chosen(_ state: ViewState) -> [Int] {
    if let chosen = state.chosen { return chosen }
    return session.recorder.read { _, table, _ in table.reports(table.roots, Self.mostSubscriptions) }
      .compactMap(\.subscription.number).suffix(ViewState.usualChains)
  }

  // MARK: Moved events

  private mutating func replay(_ state: ViewState, _ wanted: [Int]) {
    replays = replays.filter { state.moved[$0.key] == $0.value.moved }
    for number in wanted where replays[number] == nil {
      guard let moved = state.moved[number] else { continue }
      var script: Result<ChainReplay, CommandError>?
      let isRead = session.clock.perform(within: Self.patience) { [session] in
        script = Result { () throws(CommandError) in
          try ChainReplay(number, session, log: state.log, moved: moved)
        }
      }
      guard isRead, let script else { continue }
      let diagram = script.flatMap { script in
        Result { () throws(CommandError) in try stage.run(script) }
      }
      replays[number] = (moved, diagram)
    }
  }

  // MARK: Drawing

  /// Parts that are drawn on the run loop, because values are described there.
  private struct Parts {
    var clock: ViewContents.Clock
    var chains: [ViewContents.Chain] = []
    var subscriptions: [ViewContents.Subscription] = []
    var causes: [ViewContents.Cause] = []
    var flows: [ViewContents.Flow] = []

    init(
      _ session: Session, _ numbers: [Int], _ state: ViewState,
      _ replays: [Int: Result<ChainDiagram, CommandError>], _ lastFlow: Int
    ) {
      let recorder = session.recorder
      let isVirtual = session.clock.mode == .virtual
      clock = ViewContents.Clock(
        isVirtual: isVirtual, isRunning: !isVirtual && !session.clock.isPausing,
        seconds: session.clock.elapsed.inSeconds, timer: session.exerciseTimer.left)
      // The newest one is most likely of interest.
      for number in numbers.reversed() {
        guard let chain = recorder.chain(of: number, toBeDrawn: true) else { continue }
        var diagram = ChainDiagram(chain, now: session.clock.elapsed.inNanoseconds, isExact: isVirtual)
        var failure: String?
        switch replays[number] {
        case .success(let replayed)?: diagram = replayed
        case .failure(let error)?: failure = error.message
        case nil: break
        }
        chains.append(
          ViewContents.Chain(
            number: number, name: chain.name, marbles: MarbleSVG.embedded(diagram, widest: Double(state.width)),
            graph: GraphSVG.text(chain, isEmbedded: true), isMoved: replays[number] != nil, failure: failure))
        for row in chain.rows {
          for event in row.events.suffix(ViewPainter.mostFlowing) where event.kind == .next && event.number > lastFlow {
            guard case .next(let text, _) = ChainDiagram.sign(of: event) else { continue }
            flows.append(
              .init(
                event: event.number, row: row.report.id, text: text.cut(to: MarbleSVG.longestValue),
                hue: MarbleSVG.hue(text)))
          }
        }
      }
      flows = Array(flows.sorted { $0.event < $1.event }.suffix(ViewPainter.mostFlowing))
      let reports = recorder.read { _, table, _ in table.reports(table.roots, ViewPainter.mostSubscriptions) }
      subscriptions = reports.reversed().compactMap { report in
        guard case .program(let number, let kind, let name, _) = report.subscription.origin else { return nil }
        return ViewContents.Subscription(
          number: number, name: name, kind: kind.rawValue, since: TraceLine.fixed(report.began, digits: 3),
          elements: report.elements, state: report.progress.end?.kind.word ?? "", isShown: numbers.contains(number))
      }
      if let event = state.explained { causes = CauseChain(of: event, recorder).events }
    }
  }
}
