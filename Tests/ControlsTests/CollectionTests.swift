import Controls
import Foundation
import Rx
import Testing

/// A collection's data source with two sections.
private final class Sections: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section + 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.accessibilityLabel = "\(indexPath.section)-\(indexPath.item)"
    return cell
  }
}

struct CollectionTests {
  let stage = Stage()

  @Test("items with an identifier fill cells with a closure, and a tap sends their element")
  func items() {
    let view = UICollectionView()
    let told = stage.main { stage in
      Observable.just(["a", "b"])
        .bind(to: view.rx.items(cellIdentifier: "Cell")) { item, text, cell in
          cell.accessibilityLabel = "\(item) \(text)"
        }
        .disposed(by: stage.bag)
      stage.watch(view.rx.modelSelected(String.self))
      view.tap(item: 1)
      #expect(view.visibleCells.map(\.accessibilityLabel) == ["0 a", "1 b"])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
    #expect(told == ["next(b)"])
  }

  @Test("a data source is asked when its items are first needed")
  func sections() {
    let view = UICollectionView()
    stage.main { _ in
      let source = Sections()
      view.dataSource = source
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      #expect(view.numberOfSections == 2)
      #expect(view.visibleCells.map(\.accessibilityLabel) == ["0-0", "1-0", "1-1"])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 1))?.reuseIdentifier == "Cell")
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 1)) == nil)
    }
  }

  @Test("a picker keeps its selected row, and sends rows and elements when a wheel is turned")
  func picker() {
    let picker = UIPickerView()
    let told = stage.main { stage in
      Observable.just(["a", "b", "c"]).bind(to: picker.rx.itemTitles) { _, text in text }.disposed(by: stage.bag)
      stage.watch(picker.rx.modelSelected(String.self))
      picker.rx.itemSelected.subscribe(onNext: { stage.log("\($0.row) of \($0.component)") }).disposed(by: stage.bag)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      picker.selectRow(2, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      picker.turn(to: 1)
      #expect(picker.selectedRow(inComponent: 1) == -1)
    }
    #expect(told == ["next([\"b\"])", "1 of 0"])
  }

  @Test("a picker of dates stays between its limits")
  func dates() {
    stage.main { _ in
      let picker = UIDatePicker()
      picker.minimumDate = Date(timeIntervalSince1970: 100)
      picker.maximumDate = Date(timeIntervalSince1970: 200)
      picker.date = Date(timeIntervalSince1970: 300)
      #expect(picker.date == Date(timeIntervalSince1970: 200))
      picker.setDate(Date(timeIntervalSince1970: 0), animated: false)
      #expect(picker.date == Date(timeIntervalSince1970: 100))
    }
  }
}
