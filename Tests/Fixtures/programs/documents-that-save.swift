import Foundation
import RxSwift
import RxRelay

// Autosaving document editor: debounce, sample, distinct, skip, merge of manual save and autosave; conflict resolution

struct Document: Equatable {
    var title: String
    var body: String
    var revision = 0
    var isBlank: Bool { title.isEmpty && body.isEmpty }
}

extension Document {
    func with(_ change: (inout Document) -> Void) -> Document {
        var d = self
        change(&d)
        return d
    }
    static func diff(_ old: Document, _ new: Document) -> [String] {
        var out: [String] = []
        if old.title != new.title { out.append("title '\(old.title)'→'\(new.title)'") }
        if old.body != new.body { out.append("body \(old.body.count)→\(new.body.count)") }
        return out.isEmpty ? ["no change"] : out
    }
}

final class Backend {
    enum Failure: Error { case conflict(server: Document), unreachable }
    private(set) var stored: Document
    var isDown = false
    private(set) var saves = 0
    init(_ d: Document) { stored = d }

    func save(_ d: Document) -> Single<Document> {
        Single.create { [weak self] single in
            guard let self, !self.isDown else {
                single(.failure(Failure.unreachable))
                return Disposables.create()
            }
            if d.revision != self.stored.revision {
                single(.failure(Failure.conflict(server: self.stored)))
            } else {
                self.saves += 1
                self.stored = d.with { $0.revision += 1 }
                single(.success(self.stored))
            }
            return Disposables.create()
        }
    }
    func editBehindYourBack() { stored = stored.with { $0.revision += 5; $0.title += "*" } }
}

final class Editor {
    enum Status: Equatable { case clean, dirty, saving, saved(Int), error(String) }
    enum Trigger: String { case auto, manual }

    let document: BehaviorRelay<Document>
    let status = BehaviorRelay(value: Status.clean)
    let saveNow = PublishRelay<Void>()
    private var lastSaved: Document
    private let bag = DisposeBag()

    init(backend: Backend, autosave: RxTimeInterval = .milliseconds(300), scheduler: SchedulerType = MainScheduler.instance) {
        document = .init(value: backend.stored)
        lastSaved = backend.stored

        let edits = document.skip(1).distinctUntilChanged { $0.title == $1.title && $0.body == $1.body }
        edits.map { [unowned self] in $0.with { $0.revision = 0 } == lastSaved.with { $0.revision = 0 } ? Status.clean : .dirty }
            .bind(to: status)
            .disposed(by: bag)

        let auto = edits.debounce(autosave, scheduler: scheduler).map { _ in Trigger.auto }
        let manual = saveNow.throttle(.milliseconds(100), latest: false, scheduler: scheduler).map { Trigger.manual }

        Observable.merge(auto, manual)
            .withLatestFrom(document) { ($0, $1) }
            .filter { [unowned self] trigger, d in trigger == .manual || Document.diff(lastSaved, d) != ["no change"] }
            .do(onNext: { [status] in print("save (\($0.0.rawValue))"); status.accept(.saving) })
            .concatMap { [unowned self] _, d in
                backend.save(d)
                    .catch { error in
                        guard case Backend.Failure.conflict(let server) = error else { throw error }
                        print("  conflict:", Document.diff(server, d).joined(separator: ", "))
                        return backend.save(d.with { $0.revision = server.revision })
                    }
                    .map(Result<Document, Error>.success)
                    .catch { .just(.failure($0)) }
                    .do(onSuccess: { [unowned self] in if case .success(let d) = $0 { lastSaved = d } })
            }
            .subscribe(onNext: { [unowned self] result in
                switch result {
                case .success(let d):
                    document.accept(document.value.with { $0.revision = d.revision })
                    status.accept(.saved(d.revision))
                case .failure(let e): status.accept(.error("\(e)"))
                }
            })
            .disposed(by: bag)
    }

    func edit(_ change: (inout Document) -> Void) { document.accept(document.value.with(change)) }
}

let backend = Backend(Document(title: "Untitled", body: ""))
let editor = Editor(backend: backend)
let bag = DisposeBag()
editor.status.distinctUntilChanged().subscribe(onNext: { print("status", $0) }).disposed(by: bag)

let timeline: KeyValuePairs<Int, () -> Void> = [
    0: { editor.edit { $0.title = "Plan" } },
    100: { editor.edit { $0.body += "a" } },
    200: { editor.edit { $0.body += "b" } },
    700: { editor.edit { $0.body += "c" }; editor.edit { $0.body.removeLast() } },
    1300: { backend.editBehindYourBack(); editor.edit { $0.body = "rewritten" } },
    2000: { backend.isDown = true; editor.saveNow.accept(()); editor.saveNow.accept(()) },
    2500: { backend.isDown = false; editor.saveNow.accept(()) },
    3000: { print(backend.saves, backend.stored, editor.document.value == backend.stored) },
]
for (ms, action) in timeline {
    Observable<Int>.timer(.milliseconds(ms), scheduler: MainScheduler.instance).map { _ in }.subscribe(onNext: action).disposed(by: bag)
}
