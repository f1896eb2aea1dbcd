// An app that plays motion names its values, timings and curves: one import brings both.
@_exported public import MotionModel
