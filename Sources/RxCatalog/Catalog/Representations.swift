import RxBindings
import Controls
import Dispatch
import Execution
import Rx
import RxTesting

/// The Swift types whose instances are the values of the catalog's types.
enum Representations {
  /// Headers that differ from the library's: `rx` is the member of the protocol's extension in all conforming types.
  static let headers: [String: String] = [
    "ReactiveCompatible": "protocol ReactiveCompatible",
    // Types that programs may derive from.
    "VirtualTimeScheduler":
      """
    open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType { \
    typealias VirtualTime = Converter.VirtualTimeUnit; \
    typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit }
    """,
    "UIView": "open class UIView: UIResponder { typealias ContentMode = UIViewContentMode }",
    "UIControl":
      "open class UIControl: UIView { typealias Event = UIControlEvents; typealias State = UIControlState }",
    "UILabel": "open class UILabel: UIView",
    "UIButton": "open class UIButton: UIControl",
    "UITextField":
      "open class UITextField: UIControl { typealias BorderStyle = UITextFieldBorderStyle; typealias ViewMode = UITextFieldViewMode }",
    "UITableViewCell":
      """
    open class UITableViewCell: UIView { typealias CellStyle = UITableViewCellStyle; \
    typealias AccessoryType = UITableViewCellAccessoryType; \
    typealias SelectionStyle = UITableViewCellSelectionStyle; \
    typealias SeparatorStyle = UITableViewCellSeparatorStyle; \
    typealias EditingStyle = UITableViewCellEditingStyle }
    """,
    "UIViewController": "open class UIViewController: UIResponder",
    "UINavigationController": "open class UINavigationController: UIViewController",
    "UITabBarController": "open class UITabBarController: UIViewController",
    "UICollectionReusableView": "open class UICollectionReusableView: UIView",
    "UICollectionViewCell": "open class UICollectionViewCell: UICollectionReusableView",
    "Selector":
      """
    struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral \
    { typealias StringLiteralType = String }
    """,
    "UIControlEvents": optionSet("UIControlEvents"),
    "UIControlState": optionSet("UIControlState"),
  ]

  private static func optionSet(_ name: String) -> String {
    "struct \(name): Hashable, ExpressibleByArrayLiteral { typealias ArrayLiteralElement = \(name) }"
  }

  static let swiftTypes: [String: [Any.Type]] = [
    "Event": [Event<Value>.self],
    "RxError": [RxError.self],
    "Observable": [Observable<Value>.self],
    "AnyObserver": [AnyObserver<Value>.self],
    "ConnectableObservable": [ConnectableObservable<Value>.self],
    "PublishSubject": [PublishSubject<Value>.self],
    "BehaviorSubject": [BehaviorSubject<Value>.self],
    "ReplaySubject": [ReplaySubject<Value>.self],
    "AsyncSubject": [AsyncSubject<Value>.self],
    "PublishRelay": [PublishRelay<Value>.self],
    "BehaviorRelay": [BehaviorRelay<Value>.self],
    "ReplayRelay": [ReplayRelay<Value>.self],
    "BooleanDisposable": [BooleanDisposable.self],
    "CompositeDisposable": [CompositeDisposable.self],
    "DisposeBag": [DisposeBag.self],
    "RefCountDisposable": [RefCountDisposable.self],
    "ScheduledDisposable": [ScheduledDisposable.self],
    "SerialDisposable": [SerialDisposable.self],
    "SingleAssignmentDisposable": [SingleAssignmentDisposable.self],
    "MainScheduler": [MainScheduler.self],
    "ConcurrentMainScheduler": [ConcurrentMainScheduler.self],
    "CurrentThreadScheduler": [CurrentThreadScheduler.self],
    "SerialDispatchQueueScheduler": [SerialDispatchQueueScheduler.self],
    "ConcurrentDispatchQueueScheduler": [ConcurrentDispatchQueueScheduler.self],
    "OperationQueueScheduler": [OperationQueueScheduler.self],
    "VirtualTimeScheduler": [VirtualTimeScheduler<ConverterValue>.self],
    "HistoricalScheduler": [HistoricalScheduler.self],
    "SubjectLifetimeScope": [SubjectLifetimeScope.self],
    "MarbleError": [MarbleError.self],
    "TestScheduler": [TestScheduler.self],
    "TestableObservable": [TestableObservable<Value>.self],
    "TestableObserver": [TestableObserver<Value>.self],
    "BlockingObservable": [BlockingObservable<Value>.self],
    "GroupedObservable": [GroupedObservable<Value, Value>.self],
    "SharedSequence": [Driver<Value>.self, Signal<Value>.self, SharedSequence<ProgramStrategy, Value>.self],
    "PrimitiveSequence": [Single<Value>.self, Maybe<Value>.self, Completable.self],
    "Infallible": [Infallible<Value>.self],
    "ControlEvent": [ControlEvent<Value>.self],
    "ControlProperty": [ControlProperty<Value>.self],
    "MaybeEvent": [MaybeEvent<Value>.self],
    "CompletableEvent": [CompletableEvent.self],
    "InfallibleEvent": [InfallibleEvent<Value>.self],
    "Binder": [Binder<Value>.self],
    "Reactive": [Reactive<Value>.self],
    "TakeBehavior": [TakeBehavior.self],
    "Recorded": [RecordedValue.self],
    "Subscription": [RxTesting.Subscription.self],
    "UIColor": [UIColor.self],
    "UIResponder": [UIResponder.self],
    "UIView": [UIView.self],
    "UILabel": [UILabel.self],
    "UIScrollView": [UIScrollView.self],
    "UIStackView": [UIStackView.self],
    "UIActivityIndicatorView": [UIActivityIndicatorView.self],
    "UIProgressView": [UIProgressView.self],
    "UIGestureRecognizer": [UIGestureRecognizer.self],
    "UITapGestureRecognizer": [UITapGestureRecognizer.self],
    "UIControl": [UIControl.self],
    "UIControlEvents": [UIControlEvents.self],
    "UIControlState": [UIControlState.self],
    "UIAction": [UIAction.self],
    "UITextField": [UITextField.self],
    "UIButton": [UIButton.self],
    "UIButtonType": [UIButtonType.self],
    "UISwitch": [UISwitch.self],
    "UISlider": [UISlider.self],
    "UIStepper": [UIStepper.self],
    "UISegmentedControl": [UISegmentedControl.self],
    "UITextView": [UITextView.self],
    "UISearchBar": [UISearchBar.self],
    "UITableView": [UITableView.self],
    "UITableViewStyle": [UITableViewStyle.self],
    "UITableViewScrollPosition": [UITableViewScrollPosition.self],
    "UITableViewCell": [UITableViewCell.self],
    "UITableViewCellStyle": [UITableViewCellStyle.self],
    "UITableViewCellAccessoryType": [UITableViewCellAccessoryType.self],
    "RxCocoaError": [RxCocoaError.self],
    "UIEdgeInsets": [UIEdgeInsets.self],
    "UIRefreshControl": [UIRefreshControl.self],
    "UIPageControl": [UIPageControl.self],
    "UIDatePicker": [UIDatePicker.self],
    "UIDatePickerMode": [UIDatePickerMode.self],
    "UIImage": [UIImage.self],
    "UIImageView": [UIImageView.self],
    "UICollectionReusableView": [UICollectionReusableView.self],
    "UICollectionViewCell": [UICollectionViewCell.self],
    "UICollectionViewLayout": [UICollectionViewLayout.self],
    "UICollectionViewFlowLayout": [UICollectionViewFlowLayout.self],
    "UICollectionViewScrollDirection": [UICollectionViewScrollDirection.self],
    "UICollectionView": [UICollectionView.self],
    "UIPickerView": [UIPickerView.self],
    "UINavigationController": [UINavigationController.self],
    "UITabBarController": [UITabBarController.self],
    "UITabBar": [UITabBar.self],
    "UITabBarItem": [UITabBarItem.self],
    "UIApplication": [UIApplication.self],
    "UIApplicationState": [UIApplicationState.self],
    "UIWindow": [UIWindow.self],
    "CLLocation": [CLLocation.self],
    "CLLocationManager": [CLLocationManager.self],
    "CLLocationCoordinate2D": [CLLocationCoordinate2D.self],
    "CLAuthorizationStatus": [CLAuthorizationStatus.self],
    "UITableViewCellEditingStyle": [UITableViewCellEditingStyle.self],
    "UITableViewRowAnimation": [UITableViewRowAnimation.self],
    "UIViewController": [UIViewController.self],
    "UIAlertController": [UIAlertController.self],
    "UIAlertControllerStyle": [UIAlertControllerStyle.self],
    "UIAlertAction": [UIAlertAction.self],
    "UIAlertActionStyle": [UIAlertActionStyle.self],
    "UIFontWeight": [UIFontWeight.self],
    "UIFontTextStyle": [UIFontTextStyle.self],
    "NSTextAlignment": [NSTextAlignment.self],
    "NSLineBreakMode": [NSLineBreakMode.self],
    "UITextFieldBorderStyle": [UITextFieldBorderStyle.self],
    "UITextFieldViewMode": [UITextFieldViewMode.self],
    "UIKeyboardType": [UIKeyboardType.self],
    "UIReturnKeyType": [UIReturnKeyType.self],
    "UITextAutocapitalizationType": [UITextAutocapitalizationType.self],
    "UITextAutocorrectionType": [UITextAutocorrectionType.self],
    "UIViewContentMode": [UIViewContentMode.self],
    "NSLayoutConstraintAxis": [NSLayoutConstraintAxis.self],
    "UIStackViewDistribution": [UIStackViewDistribution.self],
    "UIStackViewAlignment": [UIStackViewAlignment.self],
    "UITableViewCellSelectionStyle": [UITableViewCellSelectionStyle.self],
    "UITableViewCellSeparatorStyle": [UITableViewCellSeparatorStyle.self],
    "UIActivityIndicatorViewStyle": [UIActivityIndicatorViewStyle.self],
    "UIBarButtonItemStyle": [UIBarButtonItemStyle.self],
    "UIBarButtonSystemItem": [UIBarButtonSystemItem.self],
    "UIFont": [UIFont.self],
    "CALayer": [CALayer.self],
    "CGColor": [CGColor.self],
    "NSLayoutXAxisAnchor": [NSLayoutXAxisAnchor.self],
    "NSLayoutYAxisAnchor": [NSLayoutYAxisAnchor.self],
    "NSLayoutDimension": [NSLayoutDimension.self],
    "NSLayoutConstraint": [NSLayoutConstraint.self],
    "UILayoutGuide": [UILayoutGuide.self],
    "UINavigationItem": [UINavigationItem.self],
    "UIBarButtonItem": [UIBarButtonItem.self],
    "Selector": [Selector.self],
    "MaterializedSequenceResult": [MaterializedSequenceResult<Value>.self],
  ]
}
