final class Folder {
  let name: String
  unowned let parent: Folder?
  unowned var last: Folder?
  var folders: [Folder] = []
  init(_ name: String, in parent: Folder?) {
    self.name = name
    self.parent = parent
    parent?.folders.append(self)
    parent?.last = self
  }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  deinit { print("gone", name) }
}
do {
  let root = Folder("root", in: nil)
  let inner = Folder("inner", in: Folder("outer", in: root))
  print(inner.path, root.parent == nil, root.last?.name ?? "-", root.last!.last === inner)
  root.last = nil
  print(root.last?.name ?? "none")
  var here = inner
  while let parent = here.parent { here = parent }
  print(here === root)
  unowned var seen: Folder? = root
  if let seen { print(seen.name) }
  seen = nil
  print(seen == nil)
}
