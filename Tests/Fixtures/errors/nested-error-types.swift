// A type named as a protocol of the library, inside of another type: the module's name tells the two apart.
struct Api {
  enum Error: Swift.Error { case bad(Int), worse }
  struct Other {
    struct Error: Swift.Error { let code: Int }
  }
  func fetch() throws -> Swift.Result<Swift.Int, Swift.Error> {
    throw Error.bad(3)
  }
  func send() throws(Error) { throw .worse }
}

do { _ = try Api().fetch() } catch let error as Api.Error { print(error) }
do { try Api().send() } catch { print(error) }
do { throw Api.Other.Error(code: 7) } catch let error as Api.Other.Error { print(error.code) }

struct Box<Element> {
  struct Array { let count = 1 }
  let items: Swift.Array<Element>
  let own = Array()
}
print(Box(items: [1, 2, 3]).items.count, Box(items: ["a"]).own.count)
