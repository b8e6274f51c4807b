var handlers: [(String) -> Void] = []
func onEvent(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
onEvent { print("first", $0) }
onEvent { event in print("second", event.count) }
handlers.forEach { $0("click") }
