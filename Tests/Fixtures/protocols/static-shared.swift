protocol Theme { var name: String { get } }
struct Dark: Theme { let name = "dark" }
struct Custom: Theme { let name: String }
extension Theme where Self == Dark { static var dark: Dark { Dark() } }
extension Theme where Self == Custom { static func custom(_ name: String) -> Custom { Custom(name: name) } }
func apply(_ theme: some Theme) { print(theme.name) }
func applyAny(_ theme: any Theme) { print("any", theme.name) }
apply(.dark)
apply(.custom("pink"))
applyAny(.dark)
protocol Service { static var shared: Self { get }; func run() -> String }
final class Api: Service { static let shared = Api(); func run() -> String { "api" } }
func call<S: Service>(_ type: S.Type) -> String { S.shared.run() }
print(call(Api.self))
extension Service { static func quick() -> String { shared.run() + "!" } }
print(Api.quick())
protocol Reusable { static var identifier: String { get } }
extension Reusable { static var identifier: String { String(describing: self) } }
struct Cell: Reusable {}
print(Cell.identifier)
protocol Default { init(); var value: Int { get } }
struct Zero: Default { var value = 0 }
func build<T: Default>() -> T { T() }
let z: Zero = build()
print(z.value, type(of: z))
