"""The commands of `hornbook`, one file each, loaded when they are asked for."""
