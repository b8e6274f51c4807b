"""This package's own library as compiled programs see it: a release build, and a module for each of RxSwift's names."""
import hashlib
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = ROOT / ".build" / "oracle"
SCRATCH = ROOT / ".build" / "oracle-package"
# Starts the virtual clock before a fixture and drains it afterwards.
DRAIN = ROOT / "Tests" / "Fixtures" / "support" / "drain.swift"
# Lets tasks run on that clock.
TASKS = ROOT / "Tests" / "Fixtures" / "support" / "tasks.swift"
SHIMS = {
    "RxSwift": ["Rx"], "RxCocoa": ["Rx"], "RxRelay": ["Rx"], "RxTest": ["RxTesting"], "RxBlocking": ["RxTesting"],
    "UIKit": ["Foundation", "Rx", "Controls"],
}


def run(command, timeout=60, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=timeout, **options)


def compiler_version():
    return run(["swiftc", "--version"]).stdout


class Rx:
    """The library as compiled fixtures see it: this package's own release build, and a shim for each name it goes by."""

    TARGETS = ("Rx", "TextWidth", "Marbles", "RxTesting", "Clocks", "Controls")

    def __init__(self, version):
        digest = hashlib.sha256(version)
        sources = [path for target in self.TARGETS for path in sorted((ROOT / "Sources" / target).rglob("*.swift"))]
        for path in sources + [ROOT / "Package.swift", DRAIN, TASKS, pathlib.Path(__file__)]:
            digest.update(path.read_bytes())
        self.digest = digest.hexdigest()
        self.folder = CACHE / f"rx-{self.digest[:16]}"
        self.archive = self.folder / "libRxFixtures.a"
        # Clocks is for this package only; its name is that of the folder.
        self.package = ROOT.name.lower()

    def flags(self):
        return ["-I", str(self.folder), "-package-name", self.package, str(self.archive), "-lm"]

    def prepare(self):
        """Builds the library and its shims, once."""
        if self.archive.exists():
            return
        for target in self.TARGETS:
            self.tool(["swift", "build", "-c", "release", "--target", target, "--scratch-path", str(SCRATCH)])
        self.folder.mkdir(parents=True, exist_ok=True)
        built = SCRATCH / "release"
        for module in (built / "Modules").iterdir():
            shutil.copy(module, self.folder)
        for name, body in SHIMS.items():
            source = self.folder / f"{name}.swift"
            source.write_text("".join(f"@_exported import {module}\n" for module in body))
            self.tool(["swiftc", "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", name,
                       "-I", str(self.folder), "-o", str(self.folder / f"{name}.swiftmodule"), str(source)])
        # Objects of sources that are gone stay in the build's folder.
        objects = [
            str(path) for target in self.TARGETS for path in sorted((built / f"{target}.build").glob("*.o"))
            if any((ROOT / "Sources" / target).rglob(path.name.removesuffix(".o")))]
        self.tool(["ar", "rcs", str(self.archive)] + objects)

    @staticmethod
    def tool(command):
        # A release build may take long where others build too.
        result = run(command, timeout=1800, cwd=ROOT)
        if result.returncode:
            sys.exit(f"library: {' '.join(command[:6])} failed\n{(result.stderr + result.stdout).decode()}")
