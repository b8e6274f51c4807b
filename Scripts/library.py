"""This package's own library as compiled programs see it: the debug build, and a module for each of RxSwift's names."""
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = ROOT / ".build" / "oracle"
# As Scripts/requirements.bash has it: with other options everything would be compiled again.
DEBUG_BUILD = ["swift", "build", "-debug-info-format", "none"]
# Starts the virtual clock before a fixture and drains it afterwards.
DRAIN = ROOT / "Tests" / "Fixtures" / "support" / "drain.swift"
# Lets tasks run on that clock.
TASKS = ROOT / "Tests" / "Fixtures" / "support" / "tasks.swift"
# Declarations of Rx that RxSwift's own package has in other modules, by folder or name.
RELAYS = "Relays"
INTERFACE = "Traits/Shared"
INTERFACE_NAMES = {"ControlEvent", "ControlEventType", "ControlProperty", "ControlPropertyType", "RxCocoaError"}
BLOCKING = "Blocking"
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )*(class|struct|enum|protocol|typealias|var) (\w+)"
    r"( = FixedWidthInteger)?", re.M)


def exports(target, belongs):
    """Imports that export the public types of a target, those whose folder and name belong to a module."""
    source = ROOT / "Sources" / target
    found = {
        # An alias of a protocol is imported as one.
        f"{'protocol' if of_protocol else kind} {target}.{name}" for path in sorted(source.rglob("*.swift"))
        for kind, name, of_protocol in DECLARATION.findall(path.read_text())
        if belongs(str(path.relative_to(source).parent), name)}
    return sorted(found)


def is_interface(folder, name):
    return folder == INTERFACE or name in INTERFACE_NAMES


SHIMS = {
    "RxSwift": exports("Rx", lambda folder, name: folder != RELAYS and not is_interface(folder, name)),
    "RxRelay": exports("Rx", lambda folder, name: folder == RELAYS),
    "RxCocoa": ["RxSwift", "RxRelay"] + exports("Rx", is_interface),
    "RxTest": ["RxTesting"],
    "RxBlocking": exports("RxTesting", lambda folder, name: folder == BLOCKING),
    "UIKit": ["Foundation", "Controls"],
}


def run(command, timeout=60, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=timeout, **options)


def compiler_version():
    return run(["swiftc", "--version"]).stdout


def compile_program(sources, output, *options, timeout=60):
    """Compiles one program, all its files by one process, and links it with the toolchain's own linker, which is the fastest."""
    linker = ["-use-ld=lld"] if shutil.which("ld.lld") else []
    return run(
        ["swiftc", "-swift-version", "5", "-enable-bare-slash-regex", "-Onone", "-wmo", "-module-name", "main",
         "-suppress-warnings", *linker, *map(str, sources), *options, "-lm", "-o", str(output)], timeout=timeout)


class Rx:
    """The library as compiled fixtures see it: what the package's debug build holds, and a shim for each name it goes by."""

    TARGETS = ("Locks", "Rx", "TextWidth", "Marbles", "RxTesting", "Clocks", "Controls")
    # These bring the others.
    BUILT = ("RxTesting", "Clocks", "Controls")

    def __init__(self, version):
        digest = hashlib.sha256(version)
        sources = [path for target in self.TARGETS for path in sorted((ROOT / "Sources" / target).rglob("*.swift"))]
        for path in sources + [ROOT / "Package.swift", DRAIN, TASKS, pathlib.Path(__file__)]:
            digest.update(path.read_bytes())
        self.digest = digest.hexdigest()
        self.folder = CACHE / f"rx-{self.digest[:16]}"
        self.archive = self.folder / "libRxFixtures.a"
        # Clocks is for this package only; its name is that of the folder, as an identifier.
        self.package = re.sub(r"\W", "_", ROOT.name.lower())

    def flags(self):
        return ["-I", str(self.folder), "-package-name", self.package, str(self.archive)]

    def prepare(self):
        """Builds the library, where it is not built yet, and its shims, once."""
        if self.archive.exists():
            return
        for target in self.BUILT:
            self.tool(DEBUG_BUILD + ["--target", target])
        self.folder.mkdir(parents=True, exist_ok=True)
        built = pathlib.Path(self.tool(["swift", "build", "--show-bin-path"]).strip())
        for target in self.TARGETS:
            shutil.copy(built / "Modules" / f"{target}.swiftmodule", self.folder)
        for name, body in SHIMS.items():
            source = self.folder / f"{name}.swift"
            source.write_text("".join(f"@_exported import {module}\n" for module in body))
            self.tool(["swiftc", "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", name,
                       "-I", str(self.folder), "-o", str(self.folder / f"{name}.swiftmodule"), str(source)])
        # Objects of sources that are gone stay in the build's folder.
        objects = [
            str(path) for target in self.TARGETS for path in sorted((built / f"{target}.build").glob("*.o"))
            if any((ROOT / "Sources" / target).rglob(path.name.removesuffix(".o")))]
        unfinished = self.folder / "unfinished.a"
        self.tool(["ar", "rcs", str(unfinished)] + objects)
        # Debug information is half of it, and would be copied into every program.
        self.tool(["strip", "--strip-debug", str(unfinished)])
        unfinished.rename(self.archive)

    @staticmethod
    def tool(command):
        # A build may take long where others build too.
        result = run(command, timeout=1800, cwd=ROOT)
        if result.returncode:
            sys.exit(f"library: {' '.join(command[:6])} failed\n{(result.stderr + result.stdout).decode()}")
        return result.stdout.decode()
