import Controls
import Foundation
import Rx
import Testing

final class WideCell: UITableViewCell {
  var note = ""
}

struct TableTests {
  let stage = Stage()

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("items with an identifier fill rows with a closure")
  func identifiedItems() {
    let table = UITableView()
    stage.main { stage in
      Observable.of(["a", "b"], ["c"])
        .bind(to: table.rx.items(cellIdentifier: "Cell")) { _, text, cell in cell.textLabel?.text = text }
        .disposed(by: stage.bag)
    }
    stage.main { _ in #expect(texts(table) == ["c"]) }
  }

  @Test("items with a cell type make rows of that class, registered or not")
  func typedItems() {
    let table = UITableView()
    stage.main { stage in
      table.register(WideCell.self, forCellReuseIdentifier: "Wide")
      Observable.just([1, 2])
        .bind(to: table.rx.items(cellIdentifier: "Wide", cellType: WideCell.self)) { row, number, cell in
          cell.note = "\(row):\(number)"
        }
        .disposed(by: stage.bag)
    }
    stage.main { _ in #expect(table.visibleCells.map { ($0 as? WideCell)?.note } == ["0:1", "1:2"]) }
  }

  @Test("items with a closure alone take the rows that it makes")
  func plainItems() {
    let table = UITableView()
    stage.main { stage in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      Driver.just(["x", "y"])
        .drive(table.rx.items) { table, row, text in
          let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: IndexPath(row: row, section: 0))
          cell.textLabel?.text = "\(row) \(text)"
          return cell
        }
        .disposed(by: stage.bag)
    }
    stage.main { _ in #expect(texts(table) == ["0 x", "1 y"]) }
  }

  @Test("a tap selects a row, tells its place and its element, and takes the selection from another")
  func selection() {
    let table = UITableView()
    let told = stage.main { stage in
      Observable.just(["a", "b"])
        .bind(to: table.rx.items(cellIdentifier: "Cell")) { _, text, cell in cell.textLabel?.text = text }
        .disposed(by: stage.bag)
      table.rx.itemSelected.subscribe(onNext: { stage.log("selected \($0.row)") }).disposed(by: stage.bag)
      table.rx.itemDeselected.subscribe(onNext: { stage.log("deselected \($0.row)") }).disposed(by: stage.bag)
      stage.watch(table.rx.modelSelected(String.self))
      table.tap(row: 0)
      table.tap(row: 1)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    }
    #expect(told == ["selected 0", "next(a)", "deselected 0", "selected 1", "next(b)"])
  }

  @Test("the model of a row is found by its type, and asking too early is an error")
  func models() {
    let table = UITableView()
    stage.main { stage in
      #expect(throws: RxCocoaError.self) { try table.rx.model(at: IndexPath(row: 0, section: 0)) as String }
      Observable.just([7]).bind(to: table.rx.items(cellIdentifier: "Cell")) { _, _, _ in }.disposed(by: stage.bag)
      #expect((try? table.rx.model(at: IndexPath(row: 0, section: 0)) as Int) == 7)
      #expect(throws: RxCocoaError.self) { try table.rx.model(at: IndexPath(row: 0, section: 0)) as String }
      #expect(throws: RxCocoaError.self) { try table.rx.model(at: IndexPath(row: 9, section: 0)) as Int }
    }
  }

  @Test("of ten thousand rows only a screen full is made")
  func manyRows() {
    let table = UITableView()
    stage.main { stage in
      Observable.just(0..<10_000)
        .bind(to: table.rx.items(cellIdentifier: "Cell")) { _, number, cell in cell.textLabel?.text = "\(number)" }
        .disposed(by: stage.bag)
      #expect(table.numberOfRows(inSection: 0) == 10_000)
      #expect(table.visibleCells.count == 24)
      #expect(table.cellForRow(at: IndexPath(row: 9_999, section: 0))?.textLabel?.text == "9999")
      #expect(table.cellForRow(at: IndexPath(row: 10_000, section: 0)) == nil)
    }
  }
}
