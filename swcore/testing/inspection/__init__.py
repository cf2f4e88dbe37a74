"""Looking a piece over: what `swcore check` does, as functions; each finding says what, where, why and how to mend it."""

from swcore.testing.inspection.findings import Finding
from swcore.testing.inspection.run import Checks, Stage, inspect, stages_of
from swcore.testing.inspection.targets import Subject, subject_of

__all__ = ["Checks", "Finding", "Stage", "Subject", "inspect", "stages_of", "subject_of"]
