// `@dynamicMemberLookup` holds for subclasses, for types that conform to a protocol with it, and for values of such protocols.
@dynamicMemberLookup
class Record {
  let fields: [String: Int]
  init(_ fields: [String: Int]) { self.fields = fields }
  subscript(dynamicMember name: String) -> Int { fields[name] ?? -1 }
}
final class Invoice: Record {
  var total: Int { self.amount * self.count }
}
let invoice = Invoice(["amount": 20, "count": 3])
print(invoice.total, invoice.amount, invoice.missing)

@dynamicMemberLookup
protocol Source {
  subscript(dynamicMember name: String) -> String { get }
}
protocol RemoteSource: Source {}
struct Echo: Source { subscript(dynamicMember name: String) -> String { "echo \(name)" } }
struct Loud: RemoteSource { subscript(dynamicMember name: String) -> String { name.uppercased() } }
func first<S: Source>(_ source: S) -> String { source.first }
let sources: [any Source] = [Echo(), Loud()]
print(Echo().hello, Loud().hello, first(Echo()), first(Loud()))
for source in sources { print(source.name) }

@dynamicMemberLookup
protocol Sized { var size: Int { get } }
extension Sized {
  subscript(dynamicMember name: String) -> String { "\(name) of \(size)" }
}
struct Folder { var size = 12 }
extension Folder: Sized {}
print(Folder().label)

struct Plain {
  subscript(dynamicMember name: String) -> Int { name.count }
}
print(Plain()[dynamicMember: "four"])
