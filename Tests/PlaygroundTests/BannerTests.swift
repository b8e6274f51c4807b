import Testing

@testable import Playground

@Suite("The banner")
struct BannerTests {
  @Test("is as long as the window allows")
  func widths() {
    #expect(Banner.text(columns: nil) == "rxsh 0.1.0 · Rx playground · :help to begin, Ctrl-D to leave")
    #expect(Banner.text(columns: 50) == "rxsh 0.1.0 · :help to begin, Ctrl-D to leave")
    #expect(Banner.text(columns: 40) == "rxsh 0.1.0 · :help to begin")
    #expect(Banner.text(columns: 20) == "rxsh 0.1.0")
  }

  @Test("is left out by an option, a lesson, and a line of the start-up file")
  func leftOut() throws {
    #expect(Banner.isWanted(by: try CommandLineOptions(["--no-rc"])))
    for arguments in [["--quiet"], ["-q"], ["learn"], ["--json"]] {
      #expect(!Banner.isWanted(by: try CommandLineOptions(arguments + ["--no-rc"])))
    }
    #expect(Banner.isLeftOut(byStartUpFile: "let a = 1\n  :banner  off\n"))
    #expect(!Banner.isLeftOut(byStartUpFile: "// :banner off\n"))
  }
}
