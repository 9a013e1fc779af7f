"""What can be agreed before a game, and how it is read from text or JSON."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final

from tablee.core.errors import OptionError

Setting = int | str | tuple[int, ...] | tuple[str, ...]
Settings = Mapping[str, Setting]


class Option:
    """One thing to agree on; `clause` is where the rules speak of it."""

    def __init__(self, name: str, clause: str, text: str) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.text: Final = text

    @property
    @abstractmethod
    def default(self) -> Setting: ...

    @property
    @abstractmethod
    def accepted(self) -> str:
        """In words, for messages."""

    @abstractmethod
    def understood(self, given: object) -> Setting | None:
        """The setting meant by a text or a JSON value, None when there is none."""

    def read(self, given: object) -> Setting:
        setting = self.understood(given)
        if setting is None:
            raise OptionError(f"{self.name} is {self.accepted}, not {shown(given)}")
        return setting


class Number(Option):
    def __init__(self, name: str, low: int, high: int, default: int, clause: str, text: str) -> None:
        super().__init__(name, clause, text)
        self.low: Final = low
        self.high: Final = high
        self.usual: Final = default

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.low, self.high, self.usual, self.clause, self.text)

    @property
    def default(self) -> Setting:
        return self.usual

    @property
    def accepted(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def understood(self, given: object) -> Setting | None:
        number = whole_number(given)
        return number if number is not None and self.low <= number <= self.high else None

    def of(self, settings: Settings) -> int:
        value = settings[self.name]
        assert isinstance(value, int)
        return value


class Choice(Option):
    """One of several words, the first by default."""

    def __init__(self, name: str, words: tuple[str, ...], clause: str, text: str) -> None:
        super().__init__(name, clause, text)
        self.words: Final = words

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.words, self.clause, self.text)

    @property
    def default(self) -> Setting:
        return self.words[0]

    @property
    def accepted(self) -> str:
        return " or ".join(self.words)

    def understood(self, given: object) -> Setting | None:
        return given if isinstance(given, str) and given in self.words else None

    def of(self, settings: Settings) -> str:
        value = settings[self.name]
        assert isinstance(value, str)
        return value


class Several(Option):
    """Any of several words, none by default; those in `fewest` need so many players."""

    def __init__(
        self, name: str, words: tuple[str, ...], clause: str, text: str, fewest: tuple[tuple[str, int], ...] = ()
    ) -> None:
        super().__init__(name, clause, text)
        self.words: Final = words
        self.fewest: Final = fewest

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.words, self.clause, self.text, self.fewest)

    @property
    def default(self) -> Setting:
        return ()

    @property
    def accepted(self) -> str:
        return f"none or some of {', '.join(self.words)}"

    def understood(self, given: object) -> Setting | None:
        members = listed(given)
        if members is None or any(member not in self.words for member in members):
            return None
        return tuple(word for word in self.words if word in members) if len(set(members)) == len(members) else None

    def of(self, settings: Settings) -> tuple[str, ...]:
        value = settings[self.name]
        assert isinstance(value, tuple)
        return tuple(str(word) for word in value)


class Numbers(Option):
    """A number for each seat; none given means the usual one for all."""

    def __init__(self, name: str, low: int, high: int, usual: int, clause: str, text: str) -> None:
        super().__init__(name, clause, text)
        self.low: Final = low
        self.high: Final = high
        self.usual: Final = usual

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.low, self.high, self.usual, self.clause, self.text)

    @property
    def default(self) -> Setting:
        return ()

    @property
    def accepted(self) -> str:
        return f"a whole number from {self.low} to {self.high} for each seat (or none: {self.usual} for all)"

    def understood(self, given: object) -> Setting | None:
        members = listed(given)
        if members is None:
            return None
        numbers = [number for number in map(whole_number, members) if number is not None]
        fits = len(numbers) == len(members) and all(self.low <= number <= self.high for number in numbers)
        return tuple(numbers) if fits else None

    def of(self, settings: Settings, players: int) -> tuple[int, ...]:
        value = settings[self.name]
        assert isinstance(value, tuple)
        numbers = tuple(int(number) for number in value) or (self.usual,) * players
        if len(numbers) != players:
            raise OptionError(f"{self.name} is {self.accepted}: {players} numbers here, not {len(numbers)}")
        return numbers


def whole_number(given: object) -> int | None:
    """A number in JSON or in text, written plainly."""
    if isinstance(given, str):
        return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None
    return given if isinstance(given, int) and not isinstance(given, bool) else None


def listed(given: object) -> tuple[object, ...] | None:
    """The members of a list in JSON or of a text with commas."""
    if isinstance(given, str):
        return tuple(word.strip() for word in given.split(",")) if given.strip() not in ("", "none") else ()
    return tuple(given) if isinstance(given, list | tuple) else None


def read_settings(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, Setting]:
    """The settings that were given, the others by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"no option {shown(name)}: the options are {', '.join(known)}")
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}


def setting_text(setting: object) -> str:
    """A setting as it is written in a record: `4`, `clockwise`, `A,C`, `none`."""
    if isinstance(setting, tuple):
        return ",".join(str(member) for member in setting) or "none"
    return str(setting)


def shown(given: object) -> str:
    """Any input, quoted and short enough for a message."""
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:57]}..."
