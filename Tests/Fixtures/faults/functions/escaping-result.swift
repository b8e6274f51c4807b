func make() -> @escaping () -> Void { {} }
//             ^ error: '@escaping' may only be used in function parameter position
struct Lamp { var light: @escaping () -> Void }
//                       ^ error: '@escaping' may only be used in function parameter position
