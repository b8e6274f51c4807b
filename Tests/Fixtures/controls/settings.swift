// Switches, sliders, steppers and segments of a settings screen.

import UIKit
import RxSwift
import RxCocoa

class SettingsViewController: UIViewController {
    @IBOutlet weak var notificationsSwitch: UISwitch!
    @IBOutlet weak var soundSwitch: UISwitch!
    @IBOutlet weak var volumeSlider: UISlider!
    @IBOutlet weak var volumeLabel: UILabel!
    @IBOutlet weak var fontStepper: UIStepper!
    @IBOutlet weak var themeControl: UISegmentedControl!
    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet weak var saveButton: UIButton!

    let disposeBag = DisposeBag()

    enum Theme: Int { case light, dark }

    override func viewDidLoad() {
        super.viewDidLoad()
        volumeSlider.minimumValue = 0
        volumeSlider.maximumValue = 100
        volumeSlider.value = 50
        fontStepper.minimumValue = 8
        fontStepper.maximumValue = 24
        fontStepper.value = 12

        notificationsSwitch.rx.isOn
            .bind(to: soundSwitch.rx.isEnabled)
            .disposed(by: disposeBag)

        notificationsSwitch.rx.isOn
            .map { !$0 }
            .bind(to: volumeSlider.rx.isHidden)
            .disposed(by: disposeBag)

        volumeSlider.rx.value
            .map { "Volume: \(Int($0))" }
            .bind(to: volumeLabel.rx.text)
            .disposed(by: disposeBag)

        volumeSlider.rx.value
            .map { $0 / 100 }
            .bind(to: progressView.rx.progress)
            .disposed(by: disposeBag)

        themeControl.rx.selectedSegmentIndex
            .compactMap(Theme.init(rawValue:))
            .map { $0 == .dark ? UIColor.darkGray : .white }
            .subscribe(onNext: { [unowned self] in self.view.backgroundColor = $0 })
            .disposed(by: disposeBag)

        let settings = Observable.combineLatest(
            notificationsSwitch.rx.isOn, volumeSlider.rx.value, fontStepper.rx.value, themeControl.rx.selectedSegmentIndex)

        saveButton.rx.tap
            .withLatestFrom(settings)
            .subscribe(onNext: { isOn, volume, size, theme in
                print("saved: \(isOn), \(volume), \(size), \(theme)")
            })
            .disposed(by: disposeBag)
    }
}

func run() {
    let (notifications, sound, volume, label) = (UISwitch(), UISwitch(), UISlider(), UILabel())
    let (stepper, theme, progress, save) =
        (UIStepper(), UISegmentedControl(items: ["Light", "Dark"]), UIProgressView(), UIButton())
    let controller = SettingsViewController()
    controller.notificationsSwitch = notifications
    controller.soundSwitch = sound
    controller.volumeSlider = volume
    controller.volumeLabel = label
    controller.fontStepper = stepper
    controller.themeControl = theme
    controller.progressView = progress
    controller.saveButton = save
    controller.loadViewIfNeeded()
    print(sound.isEnabled, volume.isHidden, label.text ?? "", progress.progress)
    notifications.isOn = true
    notifications.sendActions(for: .valueChanged)
    volume.value = 70
    volume.sendActions(for: .valueChanged)
    theme.selectedSegmentIndex = 1
    theme.sendActions(for: .valueChanged)
    stepper.value += stepper.stepValue
    stepper.sendActions(for: .valueChanged)
    save.sendActions(for: .touchUpInside)
    print(sound.isEnabled, volume.isHidden, label.text ?? "", progress.progress, controller.view.backgroundColor == .darkGray)
}
run()
