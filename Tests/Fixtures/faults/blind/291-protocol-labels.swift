protocol VM { associatedtype Input; func transform(input: Input) -> Int }
final class Detail: VM {
    struct Input { let n: Int }
    func transform(_ input: Input) -> Int { 1 }
//       ^ error: instance method 'transform' has different argument labels from those required by protocol 'VM' ('transform(input:)')
}
let o = Detail().transform(input: .init(n: 1))
//                        ^ error: extraneous argument label 'input:' in call
