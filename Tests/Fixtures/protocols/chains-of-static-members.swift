// A chain that begins with a static member of a protocol's extension may have another type than the member.
protocol Plan { var id: String { get } }
struct Basic: Plan { let id = "basic" }
struct Disc<B: Plan>: Plan { let base: B; let percent: Int; var id: String { base.id + "-\(percent)" } }
extension Plan { func discounted(_ p: Int) -> Disc<Self> { Disc(base: self, percent: p) } }
extension Plan where Self == Basic { static var basic: Basic { Basic() } }
func quote(_ plan: some Plan) -> String { plan.id }
func quote2<P: Plan>(_ plan: P) -> String { plan.id }
print(quote(.basic))
print(quote2(.basic.discounted(3)))
print(quote(.basic.discounted(15)))
let e: any Plan = .basic.discounted(4)
print(e.id)
