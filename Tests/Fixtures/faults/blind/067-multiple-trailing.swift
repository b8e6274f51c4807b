struct Alert {
    let title: String
    var actions: [String] = []
}

func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(true)
}

func present(_ alert: Alert, onConfirm: @escaping () -> Void, onCancel: @escaping () -> Void) {
    onConfirm()
    onCancel()
}

animate(duration: 0.3) {
//     ^ error: incorrect argument label in call (have 'duration:_:completed:', expected 'duration:animations:completion:')
    print("moving")
} completed: { finished in
    print(finished)
}

present(Alert(title: "Delete?")) {
    print("confirmed")
}
// ^2 error: missing argument for parameter 'onCancel' in call
animate(duration: "fast") { print("fast") }
//                ^ error: cannot convert value of type 'String' to expected argument type 'Double'
