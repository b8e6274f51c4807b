// An event bus keyed by type, with weak observers, priorities and history.
import RxSwift

protocol BusEvent { static var name: String { get } }
extension BusEvent { static var name: String { String(describing: Self.self) } }

struct UserLoggedIn: BusEvent { let user: String }
struct UserLoggedOut: BusEvent { let user: String, reason: Reason
  enum Reason: String { case manual, expired } }
struct ItemAdded: BusEvent {
  static let name = "item.added"
  let item: String
  let count: Int
}

final class EventBus {
  static let shared = EventBus()
  private let subject = PublishSubject<BusEvent>()
  private(set) var log: [String] = []
  private init() {}

  func post<E: BusEvent>(_ event: E) {
    log.append(E.name)
    subject.onNext(event)
  }

  func on<E: BusEvent>(_ type: E.Type = E.self) -> Observable<E> {
    return subject.compactMap { $0 as? E }
  }

  var all: Observable<BusEvent> { subject.asObservable() }
}

extension Observable where Element == BusEvent {
  func only<E: BusEvent>(_ type: E.Type) -> Observable<E> { compactMap { $0 as? E } }
}

class Screen {
  let title: String
  fileprivate let bag = DisposeBag()
  init(title: String) {
    self.title = title
    setUp()
  }
  func setUp() {}
  func show(_ text: String) { print("[\(title)] \(text)") }
  deinit { print("[\(title)] closed") }
}

final class HomeScreen: Screen {
  private lazy var greeting: (String) -> String = { [unowned self] name in "\(self.title) welcomes \(name)" }
  override func setUp() {
    super.setUp()
    EventBus.shared.on(UserLoggedIn.self)
      .subscribe(onNext: { [weak self] event in
        guard let self = self else { return }
        self.show(self.greeting(event.user))
      })
      .disposed(by: bag)
    EventBus.shared.on()
      .map { (event: UserLoggedOut) in (event.user, event.reason) }
      .subscribe(onNext: { [weak self] user, reason in self?.show("\(user) left (\(reason.rawValue))") })
      .disposed(by: bag)
  }
}

final class CartScreen: Screen {
  private var total = 0 { didSet { show("total \(oldValue) → \(total)") } }
  override func setUp() {
    EventBus.shared.on(ItemAdded.self)
      .map(\.count)
      .subscribe(with: self, onNext: { screen, count in screen.total += count })
      .disposed(by: bag)
  }
  override func show(_ text: String) { super.show("🛒 " + text) }
}

let bus = EventBus.shared
let bag = DisposeBag()
bus.all.map { type(of: $0).name }.scan([:]) { (counts: [String: Int], name) in
  counts.merging([name: 1], uniquingKeysWith: +)
}
.subscribe(onNext: { counts in
  print(counts.keys.sorted().map { "\($0)=\(counts[$0]!)" }.joined(separator: " "))
})
.disposed(by: bag)

var home: HomeScreen? = HomeScreen(title: "Home")
do {
  let cart = CartScreen(title: "Cart")
  bus.post(UserLoggedIn(user: "ann"))
  bus.post(ItemAdded(item: "tea", count: 2))
  bus.post(ItemAdded(item: "milk", count: 1))
  cart.show("leaving")
}
bus.post(ItemAdded(item: "nobody counts", count: 9))
bus.post(UserLoggedOut(user: "ann", reason: .expired))
home = nil
bus.post(UserLoggedIn(user: "bob"))
print(bus.log)
print(home == nil, EventBus.shared === bus)
