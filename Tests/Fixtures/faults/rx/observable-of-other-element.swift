import RxSwift

func show(_ texts: Observable<String>) {}
show(Observable.of(1, 2, 3))
//                 ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                    ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
