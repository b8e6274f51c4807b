import Controls
import Foundation
import Rx
import Testing

struct ScrollTests {
  let stage = Stage()

  @Test("contentOffset sends its value on subscription and every change, by people and the program")
  func offset() {
    let view = UIScrollView()
    let told = stage.main { stage in
      view.contentSize = CGSize(width: 10, height: 500)
      view.rx.contentOffset.subscribe(onNext: { stage.log("\($0.y)") }).disposed(by: stage.bag)
      view.rx.didScroll.subscribe(onNext: { stage.log("scrolled") }).disposed(by: stage.bag)
      view.rx.didEndDragging.subscribe(onNext: { stage.log("dragged, decelerating: \($0)") }).disposed(by: stage.bag)
      view.contentOffset = CGPoint(x: 0, y: 30)
      view.contentOffset = CGPoint(x: 0, y: 30)
      view.drag(to: 9_000)
    }
    #expect(told == ["0.0", "30.0", "scrolled", "500.0", "scrolled", "dragged, decelerating: true"])
  }

  @Test("a table is as high as its rows, and rows are displayed when they come into sight")
  func tables() {
    let table = UITableView()
    let told = stage.main { stage in
      table.rx.willDisplayCell.map(\.indexPath.row).filter { $0 > 22 }
        .subscribe(onNext: { stage.log("\($0)") }).disposed(by: stage.bag)
      Observable.just(0..<26).bind(to: table.rx.items(cellIdentifier: "Cell")) { _, _, _ in }.disposed(by: stage.bag)
      #expect(table.contentSize.height == 1144)
      table.drag(to: 44)
    }
    #expect(told == ["23", "24"])
  }

  @Test("commands of a table that is edited send index paths")
  func editing() {
    let table = UITableView()
    let told = stage.main { stage in
      Observable.just(["a", "b"]).bind(to: table.rx.items(cellIdentifier: "Cell")) { _, _, _ in }
        .disposed(by: stage.bag)
      table.rx.itemMoved.subscribe(onNext: { stage.log("\($0.sourceIndex.row) to \($0.destinationIndex.row)") })
        .disposed(by: stage.bag)
      table.rx.itemInserted.subscribe(onNext: { stage.log("insert \($0.row)") }).disposed(by: stage.bag)
      table.rx.itemDeleted.subscribe(onNext: { stage.log("delete \($0.row)") }).disposed(by: stage.bag)
      table.rx.itemAccessoryButtonTapped.subscribe(onNext: { stage.log("accessory \($0.row)") }).disposed(by: stage.bag)
      table.move(IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      table.insert(row: 1)
      table.swipe(row: 0)
      table.tapAccessory(row: 1)
    }
    #expect(told == ["0 to 1", "insert 1", "delete 0", "accessory 1"])
  }

  @Test("a refresh control that is pulled refreshes until the program ends it")
  func refreshing() {
    let control = UIRefreshControl()
    let told = stage.main { stage in
      control.rx.controlEvent(.valueChanged).subscribe(onNext: { stage.log("pulled") }).disposed(by: stage.bag)
      control.pull()
      control.pull()
      #expect(control.isRefreshing)
      Observable.just(false).bind(to: control.rx.isRefreshing).disposed(by: stage.bag)
      #expect(!control.isRefreshing)
    }
    #expect(told == ["pulled"])
  }
}
