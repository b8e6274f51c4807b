import Recording

/// Chains as they are drawn.
extension Recorder {
  /// Returns the chain of the program's subscription of that number, or as much of it as can be drawn.
  func chain(of number: Int, toBeDrawn: Bool = false) -> RecordedChain? {
    let forest = forest
    guard let root = forest.root(number), case .program(_, _, let name, _) = root.subscription.origin else {
      return nil
    }
    var (rows, left) = forest.rows(
      of: root, inner: toBeDrawn ? ChainDiagram.mostInner : SubscriptionForest.mostFeeders)
    var gap: (place: Int, count: Int)?
    if toBeDrawn, rows.count > ChainDiagram.mostRows {
      // Rows far from the sources and from the subscription are least relevant.
      let end = rows.count - ChainDiagram.mostRows * 3 / 4
      let start = ChainDiagram.mostRows / 4
      gap = (start, end - start)
      rows.removeSubrange(start..<end)
    }
    let most = toBeDrawn ? ChainDiagram.mostEvents(ofOneOf: rows.count) : .max
    let recorded = rows.map { row in
      let role = row.depth == 0 ? .input : row.report.subscription.role
      return RecordedRow(
        report: row.report, depth: row.depth, isInner: role == .inner, isTrigger: role == .trigger,
        events: events(of: row.report.id, last: most),
        droppedElements: droppedElements(of: row.report))
    }
    return RecordedChain(number: number, name: name, rows: recorded, left: left, gap: gap)
  }

  /// Returns the number of the newest of the program's subscriptions with a row or a step of that name, among those
  /// that there is time to look at.
  func number(about subject: TraceFilter.Subject) -> Int? {
    let forest = forest
    var left = 2000
    for root in read({ _, table, _ in table.reports(table.roots, left) }).reversed() where left > 0 {
      guard case .program(let number, _, _, _) = root.subscription.origin else { continue }
      left -= 1
      if forest.isAbout(root, subject, &left) { return number }
    }
    return nil
  }
}
