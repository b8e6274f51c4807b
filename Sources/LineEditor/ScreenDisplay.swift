import CReadline

/// The editor's own display: text on as many rows as it takes. Only what has changed is written.
final class ScreenDisplay: LineDisplay {
  private let terminal: TerminalState
  /// The line as it is now, or as it is left behind.
  private let line: (_ isFinal: Bool) -> EditedLine
  /// The picture on the screen, with the cursor; nil where the cursor is at the beginning of an empty row.
  private var shown: ScreenPicture?
  private var top = 0
  private var lines = TextLayout.Lines()

  init(_ terminal: TerminalState, line: @escaping (_ isFinal: Bool) -> EditedLine) {
    self.terminal = terminal
    self.line = line
  }

  func redisplay() {
    // The next key comes with a redisplay too.
    if !KeyReader.isKeyWaiting { draw() }
  }

  private func draw() {
    let size = terminal.size
    let height = EditedLine.height(onScreenOf: size.rows)
    let picture = line(false).picture(columns: size.columns, height: height, top: &top, lines: &lines)
    show(picture, columns: size.columns)
  }

  private func show(_ picture: ScreenPicture, columns: Int) {
    let text = ScreenUpdate(from: shown, to: picture, columns: columns).text
    crl_flush()
    if !text.isEmpty { terminal.write(text) }
    shown = picture
  }

  func clear() {
    guard let shown else { return }
    erase(rowsAbove: shown.cursor.row)
  }

  private func erase(rowsAbove rows: Int) {
    // A space, and the rest behind it: where a row is erased from its first column on, tmux does not join it with the next one when the
    // window becomes wider, and keeps a copy of the screen's first row in its history.
    terminal.write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r \u{1B}[J\r")
    shown = nil
  }

  func finish(_ mark: String) {
    let columns = terminal.size.columns
    var first = 0
    let picture = line(true).picture(columns: columns, height: nil, top: &first, lines: &lines)
    // Of what was shown in part all is left behind.
    if picture.rows.count > terminal.size.rows - 1 { clear() }
    show(picture, columns: columns)
    let isOnNewRow = mark.isEmpty && picture.cursor.column == 0 && picture.rows.dropLast().last?.isContinued == true
    if !isOnNewRow { terminal.write(mark + "\r\n") }
    shown = nil
    top = 0
  }

  func accepted() { finish("") }

  func resize() {
    crl_take_screen_size()
    guard let shown else { return }
    // Most terminals wrap rows that do not fit any more.
    erase(rowsAbove: shown.rowsAboveCursor(columns: terminal.size.columns))
    draw()
  }

  func clearScreen(withHistory: Bool) {
    terminal.write("\u{1B}[H\u{1B}[2J" + (withHistory ? "\u{1B}[3J" : ""))
    shown = nil
    draw()
  }
}
