class Base { required init(n: Int) {} }
class Sub: Base { init(x: Int) { super.init(n: 1) } }

// ^1 error: 'required' initializer 'init(n:)' must be provided by subclass of 'Base'