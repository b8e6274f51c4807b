@globalActor actor Lamp { static let shared = Lamp() }
// ^1 error: not supported here: '@globalActor'
