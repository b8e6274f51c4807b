import RxBindings

extension SubscriptionTable {
  /// Returns at most `most` known subscriptions of a list: live ones before others, the oldest first.
  package func reports(_ list: SubscriptionList, _ most: Int) -> [SubscriptionReport] {
    var alive: [SubscriptionReport] = []
    var over: [SubscriptionReport] = []
    let mostAlive = min(most, list.alive)
    list.newestFirst { id in
      guard let subscription = self[id] else { return true }
      if subscription.progress.end == nil {
        alive.append(SubscriptionReport(subscription))
      } else if over.count < most {
        over.append(SubscriptionReport(subscription))
      }
      return alive.count < mostAlive || alive.count + over.count < most
    }
    let found = alive + over.prefix(max(most - alive.count, 0))
    return found.sorted { $0.id < $1.id }
  }

  /// Returns the `id`s of live subscriptions, the newest first.
  func living(_ list: SubscriptionList) -> [Int] {
    var living: [Int] = []
    list.newestFirst { id in
      if living.count < list.alive, self[id].map({ $0.progress.end == nil }) == true { living.append(id) }
      return living.count < list.alive
    }
    return living
  }

  func subscribers(to stream: StreamName) -> StreamSubscribers {
    stream.subscribers.recording == recording ? stream.subscribers : StreamSubscribers()
  }

  func feeders(_ own: RecordedFeeders) -> SubscriptionForest.Feeders {
    SubscriptionForest.Feeders(
      inputs: reports(own.inputs, SubscriptionForest.mostFeeders),
      inner: reports(own.inner, SubscriptionForest.mostFeeders), inputCount: own.inputs.count,
      innerCount: own.inner.count, innerAlive: own.inner.alive, innerGivenUp: own.innerGivenUp,
      inputElements: own.inputElements, innerElements: own.innerElements, failed: own.failed,
      lastFailed: self[own.lastFailed].map(SubscriptionReport.init))
  }

  /// Returns the upstream subscriptions of a shared stream.
  func sharedFeeders(of stream: StreamName, for report: SubscriptionReport) -> SubscriptionForest.Feeders {
    var all = SubscriptionForest.Feeders()
    let end = report.progress.end?.time ?? Int.max
    var seen: Set<Int> = []
    var places: [RecordedSubscription] = []
    subscribers(to: stream).fed.newestFirst { id in
      if let place = self[id], seen.insert(id).inserted { places.append(place) }
      return places.count < SubscriptionForest.mostFeeders
    }
    for place in places.reversed() {
      guard let own = place.feeders else { continue }
      var one = self.feeders(own)
      // Connections made before or after belong to another time.
      func overlaps(_ feeder: SubscriptionReport) -> Bool {
        feeder.subscription.began <= end && (feeder.progress.end?.time ?? Int.max) >= report.subscription.began
      }
      one.inputs.removeAll { !overlaps($0) }
      one.inner.removeAll { !overlaps($0) }
      if !one.inputs.isEmpty || !one.inner.isEmpty { all.merge(one) }
    }
    return all
  }
}
