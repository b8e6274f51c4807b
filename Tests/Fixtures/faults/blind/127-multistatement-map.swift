import RxSwift

struct Article {
    let title: String
    let tags: [String]
}

let bag = DisposeBag()
let articles = Observable.just([Article(title: "A", tags: ["x"])])

articles
    .map { items -> [String] in
        let tagged = items.filter { !$0.tags.isEmpty }
        return tagged.map { $0.title.count }
//                                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

articles
    .map { items in
        var titles: [String] = []
        for item in items {
            titles.append(item.tags)
//                        ^ error: missing argument label 'contentsOf:' in call
        }
        return titles
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
