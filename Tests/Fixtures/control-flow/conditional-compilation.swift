// oracle: file
#if canImport(Foundation)
print("foundation")
#endif
#if os(Linux)
print("linux")
#elseif os(iOS) || os(macOS)
print("apple")
#endif
#if swift(>=5.5)
print("5.5")
#endif
#if swift(<5)
print("old")
#else
print("new")
#endif
#if compiler(>=6)
print("c6")
#endif
#if DEBUG
print("debug")
#else
print("release")
#endif
#if !DEBUG && (os(Linux) || arch(arm64))
print("x")
#endif
#if targetEnvironment(simulator)
print("sim")
#endif
#if canImport(Nope) && os(Linux)
print("nope")
#endif
struct S {
  #if os(Linux)
  let a = 1
  #else
  let b = 2
  #endif
}
print(S())
let arr = [
  1, 2
]
let v = arr
  #if os(Linux)
  .map { $0 + 1 }
  #endif
print(v)
enum E: CaseIterable {
  case a
  #if os(Linux)
  case b
  #endif
}
print(E.allCases)
func f(_ e: E) {
  switch e {
  case .a: print("a")
  #if os(Linux)
  case .b: print("b")
  #endif
  }
}
f(.b)
#if hasFeature(X)
print("x")
#endif
#if swift(>=6.0)
print("swift6")
#endif
