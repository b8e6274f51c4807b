import FoundationLibrary
import RxCatalog
import Types

/// The members that programs can call, as their declarations are written.
enum LibraryMembers {
  static var lines: [String] {
    ([standardModule] + RxCatalog.modules()).flatMap { module in
      module.extensions.flatMap { added in added.members.map { line(added.header, $0) } }
        + module.globals.flatMap(\.members).map { line("", $0) }
    }
  }

  private static func line(_ header: String, _ member: NativeMember) -> String {
    "\(header)\t\(member.signature)".replacing("\n", with: " ")
  }
}
