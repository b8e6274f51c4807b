func sub(onNext: ((Int) -> Void)? = nil, onCompleted: (() -> Void)? = nil) {}
func sub<O: AnyObject>(with o: O, onNext: ((O, Int) -> Void)? = nil, onCompleted: ((O) -> Void)? = nil) {}
sub(onNext: { print($0) }, onComplete: { print("done") })
// ^ error: incorrect argument label in call (have 'onNext:onComplete:', expected 'onNext:onCompleted:')
sub(onNxt: { print($0) })
// ^ error: incorrect argument label in call (have 'onNxt:', expected 'onNext:')
sub(onNext: { print($0) }, onCompletd: { print("done") })
// ^ error: incorrect argument label in call (have 'onNext:onCompletd:', expected 'onNext:onCompleted:')
