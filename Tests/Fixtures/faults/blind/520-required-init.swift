class Base { required init(n: Int) {} }
class Sub: Base {
    let x: Int
    init(x: Int) { self.x = x; super.init(n: 1) }
}
// ^1 error: 'required' initializer 'init(n:)' must be provided by subclass of 'Base'
class Sub2: Base { init() { } }

// ^1 error: 'required' initializer 'init(n:)' must be provided by subclass of 'Base'