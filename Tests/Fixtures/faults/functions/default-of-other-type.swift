func greet(_ name: Int = "x", times: String = nil, ok: Double = 1) {}
