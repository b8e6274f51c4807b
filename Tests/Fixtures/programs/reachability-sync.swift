// Syncing notes when there is a network: retry when back online, conflict resolution, a queue persisted as JSON.
import Foundation
import RxRelay
import RxSwift

struct Note: Codable, Hashable, Identifiable {
  var id: String
  var text: String
  var version: Int = 0

  enum CodingKeys: String, CodingKey {
    case id, text
    case version = "v"
  }
}

enum SyncError: Error, CustomStringConvertible {
  case offline
  case conflict(server: Note)
  var description: String {
    switch self {
    case .offline: return "offline"
    case let .conflict(server): return "conflict with v\(server.version)"
    }
  }
}

protocol Reachability {
  var isOnline: Observable<Bool> { get }
}
extension Reachability {
  func whenOnline() -> Observable<Void> { isOnline.filter { $0 }.map { _ in () }.take(1) }
}

final class FakeReachability: Reachability {
  private let relay = BehaviorRelay(value: true)
  var isOnline: Observable<Bool> { relay.distinctUntilChanged() }
  var now: Bool {
    get { relay.value }
    set {
      print(newValue ? "== online" : "== offline")
      relay.accept(newValue)
    }
  }
}

final class Server {
  private(set) var notes: [String: Note] = [:]
  private let network: FakeReachability
  init(network: FakeReachability) { self.network = network }

  func put(_ note: Note) -> Single<Note> {
    Single<Note>.deferred { [unowned self] in
      guard network.now else { return .error(SyncError.offline) }
      if let existing = notes[note.id], existing.version > note.version { return .error(SyncError.conflict(server: existing)) }
      var stored = note
      stored.version += 1
      notes[note.id] = stored
      return .just(stored)
    }
    .delaySubscription(.milliseconds(30), scheduler: MainScheduler.instance)
  }

  func edit(_ id: String, _ text: String) {
    guard var note = notes[id] else { return }
    note.text = text
    note.version += 1
    notes[id] = note
  }
}

final class SyncEngine {
  private let queue = PublishRelay<Note>()
  private let bag = DisposeBag()
  private(set) var pending: [Note] = []
  let log = PublishRelay<String>()

  init(server: Server, reachability: Reachability) {
    queue
      .do(onNext: { [weak self] in self?.pending.append($0) })
      .concatMap { [weak self] note -> Observable<Note> in
        guard let self else { return .empty() }
        return self.push(note, server, reachability)
      }
      .subscribe(onNext: { [weak self] note in
        guard let self = self, let index = self.pending.firstIndex(where: { $0.id == note.id }) else { return }
        self.pending.remove(at: index)
        self.log.accept("saved \(note.id) v\(note.version) “\(note.text)”, \(self.pending.count) left")
      })
      .disposed(by: bag)
  }

  private func push(_ note: Note, _ server: Server, _ reachability: Reachability) -> Observable<Note> {
    server.put(note)
      .asObservable()
      .retry(when: { [log] (errors: Observable<Error>) in
        errors.flatMap { error -> Observable<Void> in
          log.accept("\(note.id): \(error)")
          switch error as? SyncError {
          case .offline?: return reachability.whenOnline()
          default: return .error(error)
          }
        }
      })
      .catch { error in
        guard case SyncError.conflict(let theirs) = error else { throw error }
        var merged = note
        merged.version = theirs.version
        merged.text = theirs.text == note.text ? note.text : "\(theirs.text)|\(note.text)"
        return self.push(merged, server, reachability)
      }
  }

  func save(_ note: Note) { queue.accept(note) }

  func snapshot() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(pending), as: UTF8.self)
  }
}

let reachability = FakeReachability()
let server = Server(network: reachability)
var engine: SyncEngine! = SyncEngine(server: server, reachability: reachability)
let bag = DisposeBag()
engine.log.subscribe(onNext: { print($0) }).disposed(by: bag)

func later(_ ms: Int, _ body: @escaping () throws -> Void) {
  _ = Completable.empty().delay(.milliseconds(ms), scheduler: MainScheduler.instance).subscribe(onCompleted: {
    do { try body() } catch { print("error \(error)") }
  })
}

later(0) {
  engine.save(Note(id: "a", text: "first"))
  engine.save(Note(id: "b", text: "second"))
}
later(100) {
  reachability.now = false
  engine.save(Note(id: "a", text: "edited", version: 1))
  engine.save(Note(id: "c", text: "third"))
  server.edit("a", "edited elsewhere")
}
later(200) { print(try engine.snapshot()) }
later(300) { reachability.now = true }
later(500) {
  print(server.notes.values.sorted { $0.id < $1.id }.map { "\($0.id):\($0.version):\($0.text)" })
  let json = #"[{"id": "z", "text": "from disk", "v": 3}, {"id": "bad"}]"#
  do {
    let restored = try JSONDecoder().decode([Note].self, from: Data(json.utf8))
    restored.forEach(engine.save)
  } catch let DecodingError.keyNotFound(key, context) {
    print("missing \(key.stringValue) at \(context.codingPath.map(\.stringValue).joined())")
  }
  let restored = try JSONDecoder().decode([Note].self, from: Data(#"[{"id": "z", "text": "from disk", "v": 3}]"#.utf8))
  restored.forEach(engine.save)
}
later(600) {
  engine = nil
  print("engine gone")
  server.edit("z", "nobody hears")
}
