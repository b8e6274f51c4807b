func run(_ body: () -> Void) { body() }
func twice(_ body: () -> Void) { let local = { 1 }; _ = local(); run(body); body() }
func wrap(_ body: @escaping () -> Void) -> () -> Void { let kept = body; return { kept(); kept() } }
twice { print("t") }
wrap { print("w") }()
func maybe(_ body: (() -> Void)? = nil) { let kept = body; kept?() }
maybe { print("m") }
maybe()
withoutActuallyEscaping({ print("e") }) { $0() }
