final class Timer {
    var ticks = 0
    var onTick: (() -> Void)?
    var log: [String] = []

    func start() {
        onTick = {
            ticks += 1
//          ^ error: reference to property 'ticks' in closure requires explicit use of 'self' to make capture semantics explicit
            record("tick \(ticks)")
//          ^ error: call to method 'record' in closure requires explicit use of 'self' to make capture semantics explicit
//                         ^ error: reference to property 'ticks' in closure requires explicit use of 'self' to make capture semantics explicit
        }
    }

    func startWeak() {
        onTick = { [weak self] in
            self.ticks += 1
//          ^ error: value of optional type 'Timer?' must be unwrapped to refer to member 'ticks' of wrapped base type 'Timer'
            self?.record("weak")
        }
    }

    func record(_ text: String) {
        log.append(text)
    }
}

let timer = Timer()
timer.start()
timer.onTick()
//    ^ error: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
print(timer.log)
