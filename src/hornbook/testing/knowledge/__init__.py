"""The laws about knowledge: what seats see, hold possible, are told, recall and may look at again."""
