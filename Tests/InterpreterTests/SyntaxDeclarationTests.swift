import Testing

@Suite("declarations become our tree")
struct SyntaxDeclarationTests {
  @Test("a function with everything")
  func aFunctionWithEverything() {
    expectTree(
      ##"""
      /// Doc one
      /// two
      @discardableResult @available(iOS 15, *) public static func f<T: P, U>(_ a: Int, b c: String = "x", d: Int..., e: @escaping (Int) throws -> Void, g: inout T) async throws -> [U] where T: Q, U == Int { }
      """##,
      ##"""
      /Doc one⏎two/ @discardableResult @available(iOS 15, *) static func f<T: P, U> where T: Q, U == Int(_ a: Int, b c: String = "x", d d: Int..., e e: @escaping (Int) throws -> Void, g g: inout T) async throws -> [U] {}
      """##)
  }

  @Test("a struct with everything")
  func aStructWithEverything() {
    expectTree(
      ##"""
      struct S<T>: P, Q { var a = 1, b: Int; let c: T?; private(set) var d: Int { get { 1 } set(v) { a = v } }; var e: Int { 3 }; lazy var f = 4 { willSet { } didSet { print(oldValue) } }; static func + (l: S, r: S) -> S { l }; init?(x: Int) {}; subscript(i: Int) -> Int { i }; subscript(at i: Int) -> Int { get { 1 } } }
      """##,
      ##"""
      struct S<T>: P, Q {var var a = 1, var b: Int; let let c: T?; private(set) var var d: Int {get(newValue) {1}; set(v) {(= a v)}}; var var e: Int {get(newValue) {3}}; lazy var var f = 4 {willSet(newValue) {}; didSet(oldValue) {print(oldValue)}}; static func +(_ l: S, _ r: S) -> S {l}; init(x x: Int) {} failable; subscript(_ i: Int) -> Int {get(newValue) {i}}; subscript(at i: Int) -> Int {get(newValue) {1}}}
      """##)
  }

  @Test("an enum with payloads and raw values")
  func anEnumWithPayloadsAndRawValues() {
    expectTree(
      ##"""
      indirect enum E: Int, CaseIterable { case a = 1, b, c(Int, x: String); case d(_ y: Int = 3); var f: Int { 1 } }
      """##,
      ##"""
      indirect enum E: Int, CaseIterable {case a = 1, b, c(_ : Int, x x: String); case d(_ y: Int = 3); var var f: Int {get(newValue) {1}}}
      """##)
  }

  @Test("a protocol")
  func aProtocol() {
    expectTree(
      ##"""
      protocol P<A>: AnyObject { associatedtype A: Q = Int where A: R; var x: Int { get set }; func f() throws; init(); static var y: Int { get } }
      """##,
      ##"""
      protocol P<A>: AnyObject {associatedtype A: Q = Int where A: R; var var x: Int {get(newValue); set(newValue)}; func f() throws; init(); static var var y: Int {get(newValue)}}
      """##)
  }

  @Test("an extension")
  func anExtension() {
    expectTree(
      ##"""
      extension Foo.Bar: P where T == Int { class var x: Int { 1 }; deinit { } ; typealias X<T> = [T] }
      """##,
      ##"""
      extension Foo.Bar: P where T == Int {class var var x: Int {get(newValue) {1}}; deinit {}; typealias X<T> = [T]}
      """##)
  }

  @Test("destructuring")
  func destructuring() {
    expectTree(
      ##"""
      let (a, b) = (1, 2), c = 3; var (d, _) = e
      """##,
      ##"""
      let (let a, let b) = tuple(1, 2), let c = 3
      var (var d, _) = e
      """##)
  }

  @Test("operators declared in the input")
  func operatorsDeclaredInTheInput() {
    expectTree(
      ##"""
      infix operator <+>: AdditionPrecedence
      prefix operator √
      a <+> b * c; √d
      """##,
      ##"""
      operator
      operator
      (<+> a (* b c))
      (pre√ d)
      """##)
  }

  @Test("a precedence group declared in the input")
  func aPrecedenceGroupDeclaredInTheInput() {
    expectTree(
      ##"""
      precedencegroup P { higherThan: MultiplicationPrecedence associativity: left }
      infix operator **: P
      a * b ** c ** d
      """##,
      ##"""
      operator
      operator
      (* a (** (** b c) d))
      """##)
  }

  @Test("#if by platform and flag")
  func ifByPlatformAndFlag() {
    expectTree(
      ##"""
      #if os(Linux) && !DEBUG
      let a = 1
      #else
      let a = 2
      #endif
      """##,
      ##"""
      let let a = 1
      """##)
  }

  @Test("#if by module and version")
  func ifByModuleAndVersion() {
    expectTree(
      ##"""
      #if canImport(Swift) || swift(>=6)
      import UIKit
      #endif
      #if compiler(>=6.0) && swift(<6)
      let q = 1
      #elseif os(iOS)
      let q = 2
      #endif
      """##,
      ##"""
      import UIKit
      let let q = 1
      """##)
  }

  @Test("attributes of UIKit classes are accepted")
  func attributesOfUikitClassesAreAccepted() {
    expectTree(
      ##"""
      @MainActor final class C: UIViewController { @IBOutlet weak var a: UILabel!; @IBAction func tap(_ s: Any) {}; nonisolated func x() {} ; override func viewDidLoad() { super.viewDidLoad() } }
      """##,
      ##"""
      @MainActor final class C: UIViewController {@IBOutlet weak var var a: UILabel!; @IBAction func tap(_ s: Any) {}; func x() {}; override func viewDidLoad() {super.viewDidLoad()}}
      """##)
  }

  @Test("types")
  func types() {
    expectTree(
      ##"""
      var x: Int? = nil; let f: (Int, inout String) -> Void; let g: some P & Q; let h: any P; let i: [Int: [String?]]!; let j: Int.Type; let k: (a: Int, b: String); let l: (); let m: @Sendable () async throws -> Void; let n: Foo<Int>.Bar
      """##,
      ##"""
      var var x: Int? = nil
      let let f: (Int, inout String) -> Void
      let let g: some P & Q
      let let h: any P
      let let i: [Int: [String?]]!
      let let j: Int.Type
      let let k: (a: Int, b: String)
      let let l: ()
      let let m: @Sendable () async throws -> Void
      let let n: Foo<Int>.Bar
      """##)
  }
}
