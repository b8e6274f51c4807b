/// Declarations that the catalog does not offer to programs, with the reasons.
enum OmittedDeclarations {
  /// Marble tests are written as text in the shell, and their lines are put together by a result builder.
  static let types: Set<String> = [
    "MarbleTest", "MarbleTestBuilder", "MarbleTestBuilder.Inputs", "MarbleTestBuilder.Expression", "MarbleStage",
    "MarbleMismatch", "MarbleDiagram", "MarbleValueError",
    "CompositeDisposable.DisposeKey", "AsyncSequence", "Displayed", "UIAlertView", "SectionedViewDataSourceType",
  ]

  /// Members without a binding, with the reason.
  static let members: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, keys) in byReason {
      for key in keys { reasons[key] = reason }
    }
    for type in ["HistoricalSchedulerTimeConverter", "TestSchedulerVirtualTimeConverter"] {
      for member in [
        "convertFromVirtualTime(_:)", "convertToVirtualTime(_:)", "convertFromVirtualTimeInterval(_:)",
        "convertToVirtualTimeInterval(_:)", "offsetVirtualTime(_:offset:)", "compareVirtualTime(_:_:)",
      ] {
        reasons["\(type).\(member)"] = "the virtual time scheduler's own use"
      }
    }
    return reasons
  }()

  private static let byReason: [String: [String]] = [
    "result builders": [
      "marbles(frame:_:) (Int, (MarbleStage) throws -> MarbleTest<Element>)",
      "marbles(frame:_:) (Int, () throws -> MarbleTest<Element>)",
    ],
    "inherited by each class in a form of its own": [
      "UIResponder.init()", "UIView.init()", "UIView.init(frame:)", "UIView.init(coder:)", "UIViewController.init()",
      "UIViewController.init(nibName:bundle:)", "UIViewController.init(coder:)", "UITableViewCell.init(coder:)",
      "UITableViewCell.init(style:reuseIdentifier:)", "UIAlertController.init(coder:)",
      "UICollectionReusableView.init(frame:)", "UICollectionReusableView.init(coder:)",
      "UINavigationController.init(rootViewController:)",
    ],
    "the library's own use": [
      "Subscription.hash(into:)", "SharedSequence.customMirror",
    ],
    "marble diagrams are the shell's": [
      "TestableObserver.marbles(origin:name:)", "TestableObservable.subscriptionMarbles(origin:)",
    ],
  ]
}
