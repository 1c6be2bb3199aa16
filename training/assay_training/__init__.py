"""Trains the models that Assay ships: data in, model packs and an evaluation report out."""
