import RxBindings
import Controls
import Execution
import Foundation
import Rx
import Types

extension Bindings {
  /// Collections and their cells.
  mutating func bindCollections() {
    var bind = self
    defer { self = bind }

    bind.reading("UICollectionReusableView.reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    bind.action("UICollectionReusableView.prepareForReuse()") { (view: UICollectionReusableView, _) in
      view.prepareForReuse()
    }
    bind.reading("UICollectionViewCell.contentView", \UICollectionViewCell.contentView)
    bind.reading("UICollectionViewCell.isSelected", \UICollectionViewCell.isSelected)
    bind.field("UICollectionViewFlowLayout.itemSize", \UICollectionViewFlowLayout.itemSize)
    bind.field("UICollectionViewFlowLayout.minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    bind.field(
      "UICollectionViewFlowLayout.minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    bind.field("UICollectionViewFlowLayout.headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    bind.field("UICollectionViewFlowLayout.sectionInset", \UICollectionViewFlowLayout.sectionInset)
    bind.choice("UICollectionViewFlowLayout.scrollDirection", \UICollectionViewFlowLayout.scrollDirection)

    bind("UICollectionView.init(frame:collectionViewLayout:)") { call in
      .object(UICollectionView(frame: try call.get(0), collectionViewLayout: try call.native(1)))
    }
    bind("static UICollectionView.elementKindSectionHeader") { _ in
      .string(UICollectionView.elementKindSectionHeader)
    }
    bind("static UICollectionView.elementKindSectionFooter") { _ in
      .string(UICollectionView.elementKindSectionFooter)
    }
    bind.field("UICollectionView.allowsSelection", \UICollectionView.allowsSelection)
    bind.field("UICollectionView.collectionViewLayout", \UICollectionView.collectionViewLayout)
    bind.action("UICollectionView.register(_:forCellWithReuseIdentifier:)") { (view: UICollectionView, call) in
      let (type, runtime) = (call[1].asOptional, call.runtime)
      view.register(call.string(2)) {
        type.flatMap { runtime.collectionCell(of: $0.asType) } ?? UICollectionViewCell(frame: .zero)
      }
    }
    bind.action("UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") {
      (view: UICollectionView, call) in
      let (type, runtime) = (call[1].asOptional, call.runtime)
      view.register(call.string(2) + call.string(3)) {
        type.flatMap {
          runtime.construct($0.asType, from: "UICollectionReusableView", "init(frame:)", [.boxed(CGRect.zero)])
        } ?? UICollectionReusableView(frame: .zero)
      }
    }
    bind.method("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)") { (view: UICollectionView, call) in
      .object(view.dequeueReusableCell(withReuseIdentifier: call.string(1), for: try call.get(2)))
    }
    bind.method("UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)") {
      (view: UICollectionView, call) in
      .object(
        view.dequeueReusableSupplementaryView(
          ofKind: call.string(1), withReuseIdentifier: call.string(2), for: try call.get(3)))
    }
    bind.reading("UICollectionView.numberOfSections", \UICollectionView.numberOfSections)
    bind.method("UICollectionView.numberOfItems(inSection:)") { (view: UICollectionView, call) in
      .int(view.numberOfItems(inSection: call.int(1)))
    }
    bind.method("UICollectionView.cellForItem(at:)") { (view: UICollectionView, call) in
      view.cellForItem(at: try call.get(1)).scriptValue
    }
    bind.reading("UICollectionView.visibleCells", \UICollectionView.visibleCells)
    bind.reading("UICollectionView.indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
    bind.action("UICollectionView.reloadData()") { (view: UICollectionView, _) in view.reloadData() }
    bind.action("UICollectionView.deselectItem(at:animated:)") { (view: UICollectionView, call) in
      view.deselectItem(at: try call.get(1), animated: call.bool(2))
    }
    bindCollectionItems(&bind)
    bindCollectionDelegates(&bind)
  }

  private func bindCollectionItems(_ bind: inout Bindings) {
    bind("Reactive<UICollectionView>.items(_:)") { call in
      .function(
        Function(unary: { factory in
          let factory = factory.asFunction
          return try call.items(of: call[1]) { (view: UICollectionView, elements) in
            view.rx.items(elements)({ view, item, element in
              factory.run(.object(view), .int(item), element).native() ?? UICollectionViewCell(frame: .zero)
            })
          }
        }))
    }
    bind("Reactive<UICollectionView>.items(cellIdentifier:cellType:)") { call in
      .function(
        Function(unary: { source in
          .function(
            Function(unary: { configure in
              let configure = configure.asFunction
              let identifier = call.string(1)
              return try call.items(of: source) { (view: UICollectionView, elements) in
                view.rx.items(elements)({ view, item, element in
                  let cell = view.dequeueReusableCell(
                    withReuseIdentifier: identifier, for: IndexPath(item: item, section: 0))
                  configure.run(.int(item), element, .object(cell))
                  return cell
                })
              }
            }))
        }))
    }
    bind.event("Reactive<UICollectionView>.itemSelected", \Reactive<UICollectionView>.itemSelected)
    bind.event("Reactive<UICollectionView>.itemDeselected", \Reactive<UICollectionView>.itemDeselected)
    bind.event("Reactive<UICollectionView>.willDisplayCell", \Reactive<UICollectionView>.willDisplayCell) {
      .labeled(["cell", "at"], .object($0.cell), $0.at.scriptValue)
    }
    bind.reactive("Reactive<UICollectionView>.modelSelected(_:)") { (view: UICollectionView, call) in
      call.models(view.rx.modelSelected(Value.self), of: view)
    }
    bind.reactive("Reactive<UICollectionView>.modelDeselected(_:)") { (view: UICollectionView, call) in
      call.models(view.rx.modelDeselected(Value.self), of: view)
    }
    bind.reactive("Reactive<UICollectionView>.model(at:)") { (view: UICollectionView, call) in
      try call.model(of: view) { try view.rx.model(at: call.get(1)) }
    }
  }

  private func bindCollectionDelegates(_ bind: inout Bindings) {
    bind("UICollectionViewDataSource.numberOfSections(in:)") { _ in .int(1) }
    bind("UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)") { _ in
      .object(UICollectionReusableView(frame: .zero))
    }
    bind("UICollectionViewDelegate.collectionView(_:didSelectItemAt:)") { _ in .void }
    bind("UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)") { _ in .void }
    bind.delegates(
      "UICollectionView", \UICollectionView.keptDelegate, { ProgramCollectionDelegate($0, $1) }, { $0.delegate = $1 })
    bind.adopted(
      "UICollectionView.dataSource", \UICollectionView.keptSource, { ProgramCollectionSource($0, $1) },
      { $0.dataSource = $1 })
  }
}

extension Runtime {
  fileprivate func collectionCell(of type: Type) -> UICollectionViewCell? {
    construct(type, from: "UICollectionViewCell", "init(frame:)", [.boxed(CGRect.zero)])
  }
}

private final class ProgramCollectionDelegate: UICollectionViewDelegate, ProgramAdaptor {
  let program: ProgramObject

  init(_ object: AnyObject, _ runtime: Runtime) {
    program = ProgramObject(object, "UICollectionViewDelegate", runtime)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    program.call("collectionView", [nil, "didSelectItemAt"], .object(collectionView), .boxed(indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    program.call("collectionView", [nil, "didDeselectItemAt"], .object(collectionView), .boxed(indexPath))
  }
}

private final class ProgramCollectionSource: UICollectionViewDataSource, ProgramAdaptor {
  let program: ProgramObject

  init(_ object: AnyObject, _ runtime: Runtime) {
    program = ProgramObject(object, "UICollectionViewDataSource", runtime)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    program.call("numberOfSections", ["in"], .object(collectionView))?.asInt ?? 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    program.call("collectionView", [nil, "numberOfItemsInSection"], .object(collectionView), .int(section))?.asInt ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    program.call("collectionView", [nil, "cellForItemAt"], .object(collectionView), .boxed(indexPath))?.native()
      ?? UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    program.call(
      "collectionView", [nil, "viewForSupplementaryElementOfKind", "at"], .object(collectionView), .string(kind),
      .boxed(indexPath))?.native() ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionViewLayout: ScriptConvertible {}
extension UICollectionViewScrollDirection: ScriptCases {
  static let cases: [Self] = [.vertical, .horizontal]
}
