protocol DownloadDelegate: AnyObject {
    func downloadDidStart(_ download: Download)
    func download(_ download: Download, didReceive bytes: Int)
    func downloadDidFinish(_ download: Download, error: Error?)
}

final class Download {
    weak var delegate: DownloadDelegate?
    let url: String
    init(url: String) { self.url = url }

    func start() {
        delegate.downloadDidStart(self)
//      ^ error: value of optional type '(any DownloadDelegate)?' must be unwrapped to refer to member 'downloadDidStart' of wrapped base type 'any DownloadDelegate'
        delegate?.download(self, didRecieve: 100)
//                        ^ error: incorrect argument label in call (have '_:didRecieve:', expected '_:didReceive:')
        delegate?.downloadDidFinish(self)
//                                      ^ error: missing argument for parameter 'error' in call
    }
}

final class Controller: DownloadDelegate {
//          ^ error: type 'Controller' does not conform to protocol 'DownloadDelegate'
    func downloadDidStart(_ download: Download) { print("start") }
    func download(_ download: Download, didReceive bytes: Int) { print(bytes) }
    func downloadDidFinish(_ download: Download) { print("done") }
}

let download = Download(url: "x")
let controller = Controller()
download.delegate = controller
download.start()
