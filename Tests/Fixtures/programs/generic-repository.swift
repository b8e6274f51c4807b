// Repositories over any kind of entity, their changes as a stream.
import Foundation
import RxSwift
import RxRelay

protocol Entity: Hashable { associatedtype ID: Hashable; var id: ID { get } }
protocol Repository: AnyObject {
    associatedtype Model: Entity
    func all() -> Single<[Model]>
    func find(_ id: Model.ID) -> Maybe<Model>
    func save(_ model: Model) -> Completable
    func delete(_ id: Model.ID) -> Completable
    var changes: Observable<Change<Model>> { get }
}
enum Change<M: Entity> {
    case inserted(M), updated(old: M, new: M), deleted(M)
    var model: M {
        switch self { case .inserted(let m), .deleted(let m), .updated(_, let m): return m }
    }
}
enum RepositoryError<ID: Hashable>: Error, CustomStringConvertible {
    case notFound(ID)
    var description: String { switch self { case .notFound(let id): "no entity with id \(id)" } }
}
class InMemoryRepository<Model: Entity>: Repository where Model.ID: Comparable {
    private var storage: [Model.ID: Model] = [:]
    private let subject = PublishSubject<Change<Model>>()
    var changes: Observable<Change<Model>> { subject.asObservable() }
    func all() -> Single<[Model]> { .deferred { [unowned self] in .just(storage.values.sorted { $0.id < $1.id }) } }
    func find(_ id: Model.ID) -> Maybe<Model> {
        Maybe.create { [weak self] maybe in
            if let found = self?.storage[id] { maybe(.success(found)) } else { maybe(.completed) }
            return Disposables.create()
        }
    }
    func save(_ model: Model) -> Completable {
        Completable.create { [self] done in
            let old = storage.updateValue(model, forKey: model.id)
            subject.onNext(old.map { .updated(old: $0, new: model) } ?? .inserted(model))
            done(.completed)
            return Disposables.create()
        }
    }
    func delete(_ id: Model.ID) -> Completable {
        .deferred { [self] in
            guard let old = storage.removeValue(forKey: id) else { return .error(RepositoryError.notFound(id)) }
            subject.onNext(.deleted(old))
            return .empty()
        }
    }
}
extension Repository {
    func require(_ id: Model.ID) -> Single<Model> {
        find(id).ifEmpty(switchTo: .error(RepositoryError.notFound(id)))
    }
    func update(_ id: Model.ID, _ change: @escaping (inout Model) throws -> Void) -> Single<Model> {
        require(id)
            .map { m in var copy = m; try change(&copy); return copy }
            .flatMap { [weak self] m in self?.save(m).andThen(.just(m)) ?? .just(m) }
    }
}
struct Book: Entity { let id: Int; var title: String; var price: Decimal }
struct Shelf: Entity { let id: String; var books: Set<Int> }
let books = InMemoryRepository<Book>()
let bag = DisposeBag()
books.changes
    .map { change -> String in
        switch change {
        case let .inserted(m): return "+ \(m.title)"
        case let .updated(old, new) where old.title != new.title: return "~ \(old.title) → \(new.title)"
        case .updated(_, let new): return "~ \(new.title) costs \(new.price)"
        case .deleted(let m): return "- \(m.title)"
        }
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
func check<R: Repository>(_ repo: R, ids: [R.Model.ID]) -> Observable<R.Model> {
    Observable.from(ids).concatMap { repo.find($0) }
}
Completable.zip([Book(id: 1, title: "Dune", price: 9), Book(id: 2, title: "Emma", price: 7.5)].map(books.save))
    .andThen(books.update(2) { $0.title = "Emma (annotated)" })
    .flatMap { _ in books.update(1) { b in b.price += 1.25 } }
    .asCompletable()
    .andThen(books.delete(7))
    .subscribe(onCompleted: { print("?") }, onError: { print("error: \($0)") })
    .disposed(by: bag)
books.all().map { $0.map(\.title).joined(separator: ", ") }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
check(books, ids: [1, 5, 2]).map(\.id).toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
let shelves = InMemoryRepository<Shelf>()
shelves.save(Shelf(id: "sf", books: [1])).andThen(shelves.require("sf")).subscribe(onSuccess: { print($0) }).disposed(by: bag)
shelves.require("none").subscribe(onFailure: { print($0) }).disposed(by: bag)
books.changes.map(\.model.id).subscribe(onNext: { print("id", $0) }).disposed(by: bag)
books.delete(1).subscribe().disposed(by: bag)
