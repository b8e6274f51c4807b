// Streams that call themselves: trees, towers, permutations.
import Foundation
import RxSwift

// Recursive streams: directory crawler, expand operator, depth limits
indirect enum Node { case file(String, size: Int), folder(String, [Node])
    var name: String { switch self { case .file(let n, _), .folder(let n, _): return n } } }
let root: Node = .folder("/", [
    .file("readme.md", size: 120),
    .folder("src", [.file("main.swift", size: 900), .folder("core", [.file("a.swift", size: 50), .file("b.swift", size: 70)]), .file("util.swift", size: 300)]),
    .folder("empty", []),
    .folder("docs", [.file("guide.md", size: 450), .file("logo.png", size: 20_000)]),
])
extension ObservableType {
    func expand(_ children: @escaping (Element) -> Observable<Element>) -> Observable<Element> {
        flatMap { e in Observable.just(e).concat(children(e).expand(children)) }
    }
    func expandBreadthFirst(_ children: @escaping (Element) -> Observable<Element>) -> Observable<Element> {
        let source = asObservable().share(replay: 1000, scope: .forever)
        return source.concat(Observable.deferred {
            source.flatMap(children).toArray().asObservable().flatMap { (next: [Element]) in
                next.isEmpty ? Observable.empty() : Observable.from(next).expandBreadthFirst(children)
            }
        })
    }
}
func children(_ n: Node) -> Observable<Node> {
    guard case .folder(_, let nodes) = n else { return .empty() }
    return .from(nodes)
}
let bag = DisposeBag()
Observable.just(root).expand(children).map(\.name).toArray().subscribe(onSuccess: { print("depth  ", $0) }).disposed(by: bag)
Observable.just(root).expandBreadthFirst(children).map(\.name).toArray().subscribe(onSuccess: { print("breadth", $0) }).disposed(by: bag)
func size(of node: Node) -> Single<Int> {
    switch node {
    case .file(_, let size): return .just(size)
    case .folder(_, let nodes): return Single.zip(nodes.map(size)) { $0.reduce(0, +) }
    }
}
size(of: root).subscribe(onSuccess: { print("total", $0) }).disposed(by: bag)
func walk(_ node: Node, path: [String] = []) -> Observable<(path: String, size: Int)> {
    let here = path + [node.name]
    switch node {
    case let .file(_, size): return .just((here.joined(separator: "/").replacingOccurrences(of: "//", with: "/"), size))
    case .folder(_, let nodes): return Observable.concat(nodes.map { walk($0, path: here) })
    }
}
walk(root).filter { $0.path.hasSuffix(".swift") }.map { "\($0.path) (\($0.size))" }.subscribe(onNext: { print($0) }).disposed(by: bag)
walk(root).groupBy { URL(fileURLWithPath: $0.path).pathExtension }
    .flatMap { g in g.reduce((count: 0, bytes: 0)) { ($0.count + 1, $0.bytes + $1.size) }.map { (g.key, $0.count, $0.bytes) } }
    .toArray()
    .map { $0.sorted { $0.2 > $1.2 } }
    .subscribe(onSuccess: { for (ext, n, bytes) in $0 { print(ext.padding(toLength: 6, withPad: " ", startingAt: 0), n, bytes) } })
    .disposed(by: bag)
walk(root).reduce(nil as (path: String, size: Int)?) { best, x in best.map { $0.size >= x.size ? $0 : x } ?? x }
    .subscribe(onNext: { print("largest", $0!.path) }).disposed(by: bag)
func collatz(_ n: Int) -> Observable<Int> { n == 1 ? .just(1) : Observable.just(n).concat(Observable.deferred { collatz(n.isMultiple(of: 2) ? n / 2 : 3 * n + 1) }) }
collatz(27).reduce((steps: 0, peak: 0), accumulator: { ($0.steps + 1, max($0.peak, $1)) }).subscribe(onNext: { print("collatz", $0.steps, $0.peak) }).disposed(by: bag)
func hanoi(_ n: Int, _ a: Character, _ b: Character, _ c: Character) -> Observable<String> {
    guard n > 0 else { return .empty() }
    return .concat([hanoi(n - 1, a, c, b), .just("\(a)→\(c)"), hanoi(n - 1, b, a, c)])
}
hanoi(3, "A", "B", "C").toArray().map { $0.joined(separator: " ") }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
func permutations<T>(_ xs: [T]) -> Observable<[T]> {
    guard !xs.isEmpty else { return .just([]) }
    return Observable.from(xs.indices.map { $0 }).concatMap { i -> Observable<[T]> in
        var rest = xs
        let x = rest.remove(at: i)
        return permutations(rest).map { [x] + $0 }
    }
}
permutations(["a", "b", "c"]).map { $0.joined() }.subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print() }).disposed(by: bag)
