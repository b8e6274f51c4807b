func ds() -> [Int] { [1] }
func es() -> [String] { ["a"] }
let zoo: [Any] = ds() + es()
let o: [Int?] = ds() + [nil]
protocol A {}
class Dog: A {}
final class Bird: A {}
let z2: [any A] = [Dog()] + es2()
func es2() -> [Bird] { [Bird()] }
print(zoo, o, z2.count)
let more: [Any] = ds() + es() + [2.5]
let ids: [Double?] = [1, 2].map { Double($0) } + [nil]
print(more, ids)
