// A cast to a protocol with its associated types named looks at them.

protocol Plugin<Input, Output> { associatedtype Input; associatedtype Output; func run(_ i: Input) -> Output }
struct Doubler: Plugin { func run(_ i: Int) -> Int { i * 2 } }
struct Many<Element>: Plugin { func run(_ i: Element) -> [Element] { [i, i] } }
let any: Any = Doubler()
print(any is any Plugin<Int, Int>, any is any Plugin<String, Int>, (any as? any Plugin<Int, String>) == nil, any is any Plugin)
func find<I, O>(_ value: Any, _: I.Type, _: O.Type) -> (any Plugin<I, O>)? { value as? any Plugin<I, O> }
print(find(any, Int.self, Int.self)?.run(4) ?? -1, find(any, String.self, Int.self) == nil)
print(find(Many<String>(), String.self, [String].self)?.run("a") ?? [], find(Many<String>(), Int.self, [Int].self) == nil)
switch any {
case let p as any Plugin<Double, Double>: print("double", p.run(1))
case let p as any Plugin<Int, Int>: print("int", p.run(1))
default: print("other")
}
let list: [Any] = [Doubler(), Many<Int>(), 3]
print(list.compactMap { $0 as? any Plugin<Int, [Int]> }.map { $0.run(2) })
