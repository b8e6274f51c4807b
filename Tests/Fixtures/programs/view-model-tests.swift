// A view model's tests with virtual time, assertions and blocking waits.
import XCTest
import RxSwift
import RxCocoa
import RxTest
import RxBlocking

protocol TodoService { func todos() -> Single<[Todo]>; func toggle(_ id: Int) -> Single<Todo> }
struct Todo: Equatable { let id: Int; var done: Bool }
final class MockService: TodoService {
    var todosResult: Single<[Todo]> = .never()
    private(set) var toggled: [Int] = []
    func todos() -> Single<[Todo]> { todosResult }
    func toggle(_ id: Int) -> Single<Todo> { toggled.append(id); return .just(Todo(id: id, done: true)) }
}
final class ListViewModel {
    enum State: Equatable { case loading, loaded([Todo]), failed(String) }
    struct Input { let load: Observable<Void>; let select: Observable<Int> }
    struct Output { let state: Driver<State>; let badge: Driver<String?> }
    private let service: TodoService
    init(service: TodoService) { self.service = service }
    func transform(_ input: Input) -> Output {
        let loaded = input.load.flatMapLatest { [service] in
            service.todos().map(State.loaded).catch { .just(.failed(($0 as NSError).domain)) }.asObservable().startWith(.loading)
        }
        let toggles = input.select.flatMap { [service] in service.toggle($0).asObservable() }
        let state = Observable.merge(loaded.map { s in { (_: State) in s } }, toggles.map { todo in
            { old in
                guard case .loaded(var todos) = old, let i = todos.firstIndex(where: { $0.id == todo.id }) else { return old }
                todos[i] = todo
                return .loaded(todos)
            }
        })
        .scan(State.loading) { $1($0) }
        .asDriver(onErrorJustReturn: .failed("?"))
        let badge = state.map { s -> String? in
            guard case .loaded(let t) = s else { return nil }
            let open = t.filter { !$0.done }.count
            return open == 0 ? nil : "\(open)"
        }.distinctUntilChanged()
        return Output(state: state, badge: badge)
    }
}
final class ListViewModelTests {
    var sut: ListViewModel!, service: MockService!, scheduler: TestScheduler!, bag: DisposeBag!
    func setUp() { service = MockService(); sut = ListViewModel(service: service); scheduler = TestScheduler(initialClock: 0); bag = DisposeBag() }
    func tearDown() { sut = nil; service = nil; scheduler = nil; bag = nil }
    func make(load: [Recorded<Event<Void>>], select: [Recorded<Event<Int>>] = []) -> ListViewModel.Output {
        sut.transform(.init(load: scheduler.createHotObservable(load).asObservable(), select: scheduler.createHotObservable(select).asObservable()))
    }
    func test_load_success_and_toggle() {
        service.todosResult = .just([Todo(id: 1, done: false), Todo(id: 2, done: false)])
        let output = make(load: [.next(10, ())], select: [.next(20, 2), .next(30, 9)])
        let state = scheduler.createObserver(ListViewModel.State.self), badge = scheduler.createObserver(String?.self)
        bag.insert(output.state.drive(state), output.badge.drive(badge))
        scheduler.start()
        XCTAssertEqual(badge.events, [.next(10, nil), .next(10, "2"), .next(20, "1")])
        print(state.events.count, badge.events)
        XCTAssertEqual(service.toggled, [2, 9])
        XCTAssertEqual(state.events.last?.value.element, .loaded([Todo(id: 1, done: false), Todo(id: 2, done: true)]))
    }
    func test_failure() {
        service.todosResult = .error(NSError(domain: "offline", code: 1))
        let state = scheduler.createObserver(ListViewModel.State.self)
        make(load: [.next(5, ()), .next(15, ())]).state.drive(state).disposed(by: bag)
        scheduler.start()
        let expected: [Recorded<Event<ListViewModel.State>>] = [.next(5, .loading), .next(5, .failed("offline")), .next(15, .loading), .next(15, .failed("offline"))]
        XCTAssertEqual(state.events, expected)
        print(state.events.map(\.value))
    }
    func test_blocking() throws {
        service.todosResult = Single.just([]).delay(.milliseconds(10), scheduler: MainScheduler.instance)
        let output = sut.transform(.init(load: .just(()), select: .empty()))
        let states = try output.state.toBlocking(timeout: 2).toArray()
        XCTAssertEqual(states, [.loading, .loaded([])])
        print(states)
    }
}
let suite = ListViewModelTests()
for (name, test) in [("success", ListViewModelTests.test_load_success_and_toggle), ("failure", ListViewModelTests.test_failure)] {
    suite.setUp(); print("▶︎", name); test(suite)(); suite.tearDown()
}
suite.setUp(); try suite.test_blocking(); suite.tearDown()
