@resultBuilder
struct B {
//     ^ error: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
    static func buildExpression(_ s: String) -> String { s }
}
@B func f() -> String { "a" }
//                    ^ error: result builder 'B' does not implement any 'buildBlock' or a combination of 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for this call site
