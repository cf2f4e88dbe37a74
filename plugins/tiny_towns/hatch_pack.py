"""The build hook of swcore: the repository's file, or the copy of it that a source archive carries."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

HERE = Path(__file__).parent
CARRIED = HERE / "swcore_hatch_build.py"

_spec = spec_from_file_location("swcore_hatch_build", CARRIED if CARRIED.is_file() else HERE.parents[1] / "hatch_build.py")
assert _spec is not None
assert _spec.loader is not None
_shared = module_from_spec(_spec)
_spec.loader.exec_module(_shared)
NativeHook = _shared.NativeHook
