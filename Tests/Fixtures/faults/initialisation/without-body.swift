struct Lamp { init() }
//            ^ error: initializer requires a body
