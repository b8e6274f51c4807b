// Memory, disk and network: whichever is there, fresh, or first.
import RxSwift
import Foundation

// amb / race / fallback chains / cache then network
enum Source: String { case memory, disk, network }
struct Article: Equatable { let id: Int; let body: String; let source: Source; let isFresh: Bool }
enum NewsError: Error { case missing(Source, id: Int) }
final class News {
    var memory: [Int: Article] = [:]
    let disk: [Int: Article] = [1: Article(id: 1, body: "stale one", source: .disk, isFresh: false), 2: Article(id: 2, body: "two", source: .disk, isFresh: true)]
    var requests = 0
    private func find(_ store: [Int: Article], _ id: Int, _ s: Source) -> Observable<Article> {
        Observable.deferred { store[id].map { .just($0) } ?? .error(NewsError.missing(s, id: id)) }
    }
    func fromNetwork(_ id: Int) -> Observable<Article> {
        Observable.deferred { [unowned self] () -> Observable<Article> in
            requests += 1
            return id < 9 ? .just(Article(id: id, body: "fresh \(id)", source: .network, isFresh: true)) : .error(NewsError.missing(.network, id: id))
        }.delay(.milliseconds(100), scheduler: MainScheduler.instance).do(onNext: { [weak self] in self?.memory[id] = $0 })
    }
    func firstAvailable(_ id: Int) -> Observable<Article> {
        Observable.catch(sequence: [find(memory, id, .memory), find(disk, id, .disk), fromNetwork(id)])
    }
    func firstFresh(_ id: Int) -> Single<Article> {
        let sources = [find(memory, id, .memory), find(disk, id, .disk), fromNetwork(id)].map { $0.catch { _ in .empty() } }
        return Observable.concat(sources).filter(\.isFresh).take(1).asSingle()
    }
    func cacheThenNetwork(_ id: Int) -> Observable<Article> {
        let network = fromNetwork(id).share()
        let cached = find(disk, id, .disk).catch { _ in .never() }
        return Observable.merge(cached.take(until: network), network)
    }
    func race(_ id: Int) -> Observable<Article> {
        let slow = find(disk, id, .disk).delaySubscription(.milliseconds(150), scheduler: MainScheduler.instance)
        return fromNetwork(id).catch { _ in .never() }.amb(slow)
    }
}
let news = News()
let bag = DisposeBag()
func log(_ name: String) -> (Event<Article>) -> Void {
    { e in
        switch e {
        case .next(let a): print(name, a.source.rawValue, a.body)
        case .error(NewsError.missing(let s, let id)): print(name, "missing", id, "in", s)
        case .error(let e): print(name, "error", e)
        case .completed: print(name, "|")
        }
    }
}
let steps: [() -> Void] = [
    { news.firstAvailable(1).subscribe(log("available 1")).disposed(by: bag) },
    { news.firstAvailable(3).subscribe(log("available 3")).disposed(by: bag) },
    { news.firstAvailable(3).subscribe(log("again 3")).disposed(by: bag) },
    { news.firstAvailable(10).subscribe(log("available 10")).disposed(by: bag) },
    { news.firstFresh(1).asObservable().subscribe(log("fresh 1")).disposed(by: bag) },
    { news.firstFresh(2).asObservable().subscribe(log("fresh 2")).disposed(by: bag) },
    { news.firstFresh(11).subscribe(onSuccess: { print($0) }, onFailure: { print("fresh 11:", $0) }).disposed(by: bag) },
    { news.cacheThenNetwork(2).subscribe(log("both 2")).disposed(by: bag) },
    { news.race(2).subscribe(log("race 2")).disposed(by: bag) },
    { print("requests", news.requests, news.memory.keys.sorted()) },
]
Observable.zip(Observable.from(steps), Observable<Int>.interval(.milliseconds(400), scheduler: MainScheduler.instance)) { step, _ in step }
    .subscribe(onNext: { $0() }, onCompleted: { print("done") }).disposed(by: bag)
