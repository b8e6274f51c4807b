// A network layer over an enum of targets, its requests under .rx.
import Foundation
import RxSwift

public enum Method: String { case get = "GET", post = "POST", delete = "DELETE" }
public enum MoyaTask { case requestPlain, requestParameters([String: Any]), requestJSONEncodable(Encodable) }
public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Method { get }
    var task: MoyaTask { get }
    var headers: [String: String]? { get }
    var sampleData: Data { get }
}
extension TargetType {
    var headers: [String: String]? { ["Content-type": "application/json"] }
    var sampleData: Data { Data() }
}
public struct Response: CustomStringConvertible, Equatable {
    public let statusCode: Int
    public let data: Data
    public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
}
public enum MoyaError: Swift.Error { case statusCode(Response), objectMapping(Swift.Error, Response), underlying(Swift.Error, Response?) }
extension MoyaError {
    var response: Response? {
        switch self { case .statusCode(let r), .objectMapping(_, let r): return r; case .underlying(_, let r): return r }
    }
}
extension Response {
    func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
    }
    func map<D: Decodable>(_ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder()) throws -> D {
        do { return try decoder.decode(type, from: data) } catch { throw MoyaError.objectMapping(error, self) }
    }
}
extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
    func filter<R: RangeExpression>(statusCodes: R) -> Single<Element> where R.Bound == Int {
        flatMap { .just(try $0.filter(statusCodes: statusCodes)) }
    }
    func filterSuccessfulStatusCodes() -> Single<Element> { filter(statusCodes: 200...299) }
    func map<D: Decodable>(_ type: D.Type, using decoder: JSONDecoder = JSONDecoder()) -> Single<D> {
        flatMap { response -> Single<D> in Single.just(try response.map(type, using: decoder)) }
    }
}
class MoyaProvider<Target: TargetType>: ReactiveCompatible {
    var log: [String] = []
    let stub: (Target) -> Response
    init(stub: @escaping (Target) -> Response) { self.stub = stub }
    func request(_ target: Target, completion: @escaping (Result<Response, MoyaError>) -> Void) {
        log.append("\(target.method.rawValue) \(target.baseURL.appendingPathComponent(target.path).absoluteString)")
        if case .requestParameters(let p) = target.task { log[log.count - 1] += "?" + p.keys.sorted().map { "\($0)=\(p[$0]!)" }.joined(separator: "&") }
        completion(.success(stub(target)))
    }
}
extension Reactive {
    func request<T>(_ token: T) -> Single<Response> where Base: MoyaProvider<T> {
        Single.create { [weak base] single in
            base?.request(token) { result in
                switch result {
                case let .success(response): single(.success(response))
                case let .failure(error): single(.failure(error))
                }
            }
            return Disposables.create()
        }
    }
}
enum GitHub { case zen, userProfile(String), createRepo(name: String, isPrivate: Bool), delete(id: Int) }
extension GitHub: TargetType {
    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: String {
        switch self {
        case .zen: return "/zen"
        case .userProfile(let name): return "/users/\(name)"
        case .createRepo: return "/user/repos"
        case .delete(id: let id): return "repos/\(id)"
        }
    }
    var method: Method {
        switch self { case .zen, .userProfile: return .get; case .createRepo: return .post; case .delete: return .delete }
    }
    var task: MoyaTask {
        switch self {
        case .createRepo(let name, let isPrivate): return .requestParameters(["name": name, "private": isPrivate])
        default: return .requestPlain
        }
    }
}
struct Profile: Decodable { let login: String; let publicRepos: Int
    enum CodingKeys: String, CodingKey { case login, publicRepos = "public_repos" } }
let provider = MoyaProvider<GitHub> { target in
    switch target {
    case .zen: return Response(statusCode: 200, data: Data("Design for failure.".utf8))
    case .userProfile("ghost"): return Response(statusCode: 404, data: Data())
    case .userProfile(let name): return Response(statusCode: 200, data: Data("{\"login\": \"\(name)\", \"public_repos\": \(name.count)}".utf8))
    case .createRepo(name: _, isPrivate: true): return Response(statusCode: 402, data: Data("pay".utf8))
    default: return Response(statusCode: 201, data: Data("oops".utf8))
    }
}
let bag = DisposeBag()
provider.rx.request(.zen).map { String(data: $0.data, encoding: .utf8) ?? "" }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
provider.rx.request(.userProfile("ashfurrow")).filterSuccessfulStatusCodes().map(Profile.self).subscribe { event in
    switch event {
    case let .success(profile): print(profile.login, profile.publicRepos)
    case let .failure(error): print(error)
    }
}.disposed(by: bag)
for t in [GitHub.userProfile("ghost"), .createRepo(name: "x", isPrivate: true), .createRepo(name: "y", isPrivate: false)] {
    provider.rx.request(t).filter(statusCodes: 200..<300).map(Profile.self)
        .subscribe(onSuccess: { _ in print("?") }, onFailure: { error in
            guard let moya = error as? MoyaError, let response = moya.response else { return }
            if case .objectMapping(let inner, _) = moya { print("mapping", inner is DecodingError) }
            print("failure:", response)
        }).disposed(by: bag)
}
provider.log.forEach { print($0) }
