let d = DisposeBag()
//      ^ error: cannot find 'DisposeBag' in scope
