final class Report {
    let title: String
    lazy let header: String = "== \(title) =="
//  ^ error: 'lazy' cannot be used on a let
    lazy var body: String
//  ^ error: lazy properties must have an initializer
    var pages: Int {
        willSet { print("to", newValue) }
        didSet { print("from", oldvalue) }
//                             ^ error: cannot find 'oldvalue' in scope
    }
    var summary: String {
        get { title }
    }
    let computed: Int { 3 }
//                    ^ error: 'let' declarations cannot be computed properties

    init(title: String, pages: Int) {
        self.title = title
        self.pages = pages
    }
}

let report = Report(title: "Q1", pages: 3)
report.summary = "Q2"
//     ^ error: cannot assign to property: 'summary' is a get-only property
report.pages = 4.5
//             ^ error: cannot assign value of type 'Double' to type 'Int'
print(report.header)
