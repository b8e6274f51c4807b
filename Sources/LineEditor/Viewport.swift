/// The rows of a text that a window shows. A row at an edge behind which the text goes on tells how many lines that are.
struct Viewport: Equatable {
  /// The first row of the text in the window.
  let top: Int
  let height: Int
  private let total: Int

  /// Scrolls no further than it takes to show the cursor.
  init(total: Int, cursor: Int, height: Int, previousTop: Int) {
    self.total = total
    self.height = min(max(height, 1), total)
    let last = total - self.height
    // Too low a window has no row to tell what is hidden.
    let margin = self.height > 2 ? 1 : 0
    var top = min(max(previousTop, 0), last)
    if top > 0, cursor < top + margin { top = max(cursor - margin, 0) }
    if top < last, cursor > top + self.height - 1 - margin { top = min(cursor - self.height + 1 + margin, last) }
    self.top = top
  }

  var rows: Range<Int> { top..<top + height }
  private var tells: Bool { height > 2 }
  /// True if the first row tells of lines above.
  var tellsAbove: Bool { tells && top > 0 }
  /// True if the last row tells of lines below.
  var tellsBelow: Bool { tells && top + height < total }
}
