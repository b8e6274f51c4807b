func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {}
animate(duration: 0.3) {
//     ^ error: incorrect argument label in call (have 'duration:_:completed:', expected 'duration:animations:completion:')
    print("moving")
} completed: { finished in
    print(finished)
}
