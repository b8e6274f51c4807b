struct Config {
    static let shared = Config()
    static var retries = 3
    var host = "localhost"
    let port: Int = 8080

    static func url() -> String {
        return host + ":" + String(port)
//             ^ error: instance member 'host' cannot be used on type 'Config'
//                                 ^ error: instance member 'port' cannot be used on type 'Config'
    }

    func describe() -> String {
        return "\(host) with \(retries) retries"
//                             ^ error: static member 'retries' cannot be used on instance of type 'Config'
    }
}

print(Config.url())
print(Config.host)
//    ^ error: instance member 'host' cannot be used on type 'Config'; did you mean to use a value of this type instead?
print(Config.shared.retries)
//           ^ error: static member 'retries' cannot be used on instance of type 'Config'
print(Config().describe())
Config.shared.host = "example.com"
//            ^ error: cannot assign to property: 'shared' is a 'let' constant
