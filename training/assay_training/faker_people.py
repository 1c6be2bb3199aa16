"""What Faker knows of how people are called."""

import importlib
from collections.abc import Collection, Iterator

from faker.config import AVAILABLE_LOCALES


def faker_people() -> Iterator[tuple[str, bool, Collection[str]]]:
    """Every list of names: its locale, whether the names are family names rather than given ones, and the names."""
    for locale in AVAILABLE_LOCALES:
        try:
            people = importlib.import_module(f"faker.providers.person.{locale}").Provider
        except ModuleNotFoundError:
            continue
        for attribute in sorted(vars(people)):
            names = vars(people)[attribute]
            if attribute.startswith(("first_names", "last_names")) and isinstance(names, (tuple, list, dict)):
                yield locale, attribute.startswith("last"), names
