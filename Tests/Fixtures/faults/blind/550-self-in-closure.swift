class C { var n = 1; var fs: [() -> Int] = []
    func a() { fs.append { n } }
//                         ^ error: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
    func b() { fs.append { [weak self] in self.n } }
//                                        ^ error: value of optional type 'C?' must be unwrapped to refer to member 'n' of wrapped base type 'C'
    func c() { fs.append { [weak self] in self?.n } }
//                                              ^ error: cannot convert value of type 'Int?' to closure result type 'Int'
    func d() { fs.append { [weak self] in guard let self else { return }; return n } }
//                                                              ^ error: cannot convert value of type '()' to closure result type 'Int'
}
