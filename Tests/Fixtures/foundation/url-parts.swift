// Parts of URLs, steps along their paths, and components as they stand and as they are meant.
import Foundation

var url = URL(string: "https://user:pw@host.example:8080/a/b%20c.txt?x=1&y=%C3%A4&z#frag")!
print(url.user ?? "", url.password ?? "", url.host() ?? "", url.path(), url.path(percentEncoded: false), url.query() ?? "")
print(url.deletingPathExtension(), url.appendingPathExtension("gz").lastPathComponent, url.hasDirectoryPath)
url.deleteLastPathComponent()
url.appendPathComponent("d")
url.append(path: "e/f")
url.append(queryItems: [URLQueryItem(name: "k", value: "a b")])
print(url, url.relativePath)
let base = URL(string: "https://example.com/v1/")!
print(base.appending(components: "users", "7"), base.appending(path: "x", directoryHint: .isDirectory))
let relative = URL(string: "../v2/items", relativeTo: base)!
print(relative.absoluteString, relative.relativeString, relative.baseURL ?? "none", relative.absoluteURL.path)
print(URL(fileURLWithPath: "/tmp/a/../b").standardized.path, URL(filePath: "/x/y.txt").pathExtension)

var components = URLComponents(string: "https://user:pw@host.example:8080/a/b%20c?x=1&y=%C3%A4&z#frag")!
print(components.user ?? "", components.password ?? "", components.path, components.percentEncodedPath)
print(components.query ?? "", components.percentEncodedQuery ?? "", components.fragment ?? "")
components.percentEncodedQuery = "q=%26"
components.queryItems?.append(URLQueryItem(name: "r", value: nil))
components.user = nil
components.password = nil
print(components.string ?? "", components.queryItems?.first?.value ?? "")
var item = URLQueryItem(name: "a", value: "b")
item.value = "c"
print(item)
