// As many closures as there are parameters, with other labels.
func animate(duration: Double, animations: () -> Void, completion: (Bool) -> Void) {}
animate(duration: 0.3) {
//     ^ error: incorrect argument label in call (have 'duration:_:finished:', expected 'duration:animations:completion:')
} finished: { ok in
}
func both(first: () -> Void, second: () -> Void) {}
both {} third: {}
//   ^ error: incorrect argument label in call (have '_:third:', expected 'first:second:')
func three(a: () -> Void, b: () -> Void, c: () -> Void) {}
three {} x: {} y: {}
//    ^ error: incorrect argument labels in call (have '_:x:y:', expected 'a:b:c:')
