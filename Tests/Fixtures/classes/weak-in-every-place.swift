// weak captures in every kind of place: closures in collections, delegates, lazy vars, nested functions, structs.
import RxSwift

protocol Delegate: AnyObject { func did(_ s: String) }
final class Worker {
  weak var delegate: Delegate?
  var handlers: [() -> Void] = []
  lazy var name: String = { [unowned self] in "worker with \(self.handlers.count)" }()
  private let bag = DisposeBag()
  let out = PublishSubject<String>()
  func start() {
    handlers.append { [weak self] in self?.delegate?.did("handler") }
    handlers.append { [weak delegate] in delegate?.did("captured") }
    out.subscribe(onNext: { [weak self] s in self?.delegate?.did(s) }).disposed(by: bag)
    func nested() { { [weak self] in print(self?.name ?? "gone") }() }
    nested()
  }
  func fire() { handlers.forEach { $0() }; out.onNext("out") }
  deinit { print("worker freed") }
}
final class Boss: Delegate {
  let worker = Worker()
  var log: [String] = []
  init() { worker.delegate = self; worker.start() }
  func did(_ s: String) { log.append(s); print("boss heard", s) }
  deinit { print("boss freed", log) }
}
var boss: Boss? = Boss()
boss?.worker.fire()
let worker = boss!.worker
boss = nil
worker.fire()
print(worker.delegate == nil, worker.name)
struct Holder { weak var boss: Boss?; unowned let worker: Worker }
var holder = Holder(boss: Boss(), worker: worker)
print(holder.boss == nil, holder.worker.handlers.count)
let strong = Boss()
holder.boss = strong
print(holder.boss?.log.count ?? -1)
