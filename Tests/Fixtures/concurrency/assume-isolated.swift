@MainActor func refresh(_ number: Int) -> Int { number + 1 }
func outside() -> Int { MainActor.assumeIsolated { refresh(1) } }
print(outside())
