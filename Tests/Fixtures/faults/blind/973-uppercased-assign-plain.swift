final class VM { var title = ""
    func bind(_ a: [String]) {
        a.map { $0.uppercased }.forEach { [weak self] n in self?.title = n }
//                                                                       ^ error: function produces expected type 'String'; did you mean to call it with '()'?
        a.map { $0.uppercased }.forEach { n in self.title = n }
//                                                          ^ error: function produces expected type 'String'; did you mean to call it with '()'?
        let t = a.map { $0.uppercased }
        title = t[0]
//               ^ error: function produces expected type 'String'; did you mean to call it with '()'?
    }
}
