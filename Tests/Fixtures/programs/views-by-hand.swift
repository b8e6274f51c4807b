// Result builder & DSL for forms, layout text rendering with protocols and modifiers (SwiftUI-like)
protocol View { associatedtype Body: View; var body: Body { get } }
extension Never: View { var body: Never { fatalError("no body") } }
protocol Primitive { func lines(_ width: Int) -> [String] }
extension View where Body == Never { var body: Never { fatalError() } }
struct Text: View, Primitive { typealias Body = Never
    let string: String
    init(_ s: String) { string = s }
    func lines(_ w: Int) -> [String] { [String(string.prefix(w))] }
}
struct Spacer: View, Primitive { typealias Body = Never; var height = 1; func lines(_ w: Int) -> [String] { Array(repeating: "", count: height) } }
struct TupleView: View, Primitive { typealias Body = Never; let views: [any View]; func lines(_ w: Int) -> [String] { views.flatMap { render($0, w) } } }
struct EmptyView: View, Primitive { typealias Body = Never; func lines(_ w: Int) -> [String] { [] } }
@resultBuilder enum ViewBuilder {
    static func buildBlock() -> EmptyView { EmptyView() }
    static func buildBlock(_ v: any View...) -> TupleView { TupleView(views: v) }
    static func buildOptional(_ v: TupleView?) -> TupleView { v ?? TupleView(views: []) }
    static func buildEither(first v: TupleView) -> TupleView { v }
    static func buildEither(second v: TupleView) -> TupleView { v }
    static func buildArray(_ v: [TupleView]) -> TupleView { TupleView(views: v) }
}
struct VStack<Content: View>: View, Primitive { typealias Body = Never
    let content: Content, spacing: Int
    init(spacing: Int = 0, @ViewBuilder _ content: () -> Content) { self.content = content(); self.spacing = spacing }
    func lines(_ w: Int) -> [String] {
        let all = render(content, w)
        return spacing == 0 ? all : Array(all.map { [$0] }.joined(separator: Array(repeating: "", count: spacing)))
    }
}
struct Bordered<Content: View>: View, Primitive { typealias Body = Never
    let content: Content, style: Character
    func lines(_ w: Int) -> [String] {
        let inner = render(content, w - 4), width = inner.map(\.count).max() ?? 0
        let edge = String(repeating: style, count: width + 4)
        return [edge] + inner.map { "\(style) " + $0 + String(repeating: " ", count: width - $0.count) + " \(style)" } + [edge]
    }
}
struct Mapped<Content: View>: View, Primitive { typealias Body = Never; let content: Content; let f: (String) -> String; func lines(_ w: Int) -> [String] { render(content, w).map(f) } }
extension View {
    func border(_ c: Character = "*") -> some View { Bordered(content: self, style: c) }
    func uppercased() -> some View { Mapped(content: self) { $0.uppercased() } }
    func padding(_ n: Int = 1) -> some View { Mapped(content: self) { String(repeating: " ", count: n) + $0 } }
    @ViewBuilder func hidden(if condition: Bool) -> TupleView { if condition { Text("(hidden)") } else { self } }
}
func render(_ v: any View, _ width: Int) -> [String] {
    if let p = v as? any Primitive { return p.lines(width) }
    return renderBody(v, width)
}
func renderBody<V: View>(_ v: V, _ width: Int) -> [String] { render(v.body, width) }
@propertyWrapper struct State<Value> {
    private final class Box { var v: Value; init(_ v: Value) { self.v = v } }
    private let box: Box
    init(wrappedValue: Value) { box = Box(wrappedValue) }
    var wrappedValue: Value { get { box.v } nonmutating set { box.v = newValue } }
    var projectedValue: Binding<Value> { Binding(get: { box.v }, set: { box.v = $0 }) }
}
@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
    let get: () -> Value, set: (Value) -> Void
    var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } }
    var projectedValue: Binding<Value> { self }
    subscript<T>(dynamicMember kp: WritableKeyPath<Value, T>) -> Binding<T> { Binding<T>(get: { wrappedValue[keyPath: kp] }, set: { wrappedValue[keyPath: kp] = $0 }) }
}
struct Item { var name: String; var done = false }
struct Row: View { @Binding var item: Item
    var body: some View { Text((item.done ? "[x] " : "[ ] ") + item.name) }
    func toggle() { item.done.toggle() } }
struct TodoList: View {
    @State var items = [Item(name: "milk"), Item(name: "bread", done: true)]
    @State var title = "todo"
    var body: some View {
        VStack {
            Text(title).uppercased().border("=")
            if items.isEmpty { Text("nothing") } else { Text("\(items.count) items").padding(2) }
            for i in items.indices { Row(item: $items[dynamicIndex: i]) }
            Spacer()
            Text("footer").hidden(if: items.allSatisfy(\.done))
        }
    }
}
extension Binding where Value: MutableCollection { subscript(dynamicIndex i: Value.Index) -> Binding<Value.Element> { Binding<Value.Element>(get: { wrappedValue[i] }, set: { wrappedValue[i] = $0 }) } }
let list = TodoList()
print(render(list, 40).joined(separator: "\n"))
Row(item: list.$items[dynamicIndex: 0]).toggle()
list.$title.wrappedValue = "done!"
list.title += "?"
let nameBinding = list.$items[dynamicIndex: 1].name
nameBinding.wrappedValue = "rye"
print(render(list.border("|"), 40).joined(separator: "\n"))
print(type(of: list.$title), list.items.map(\.name))
