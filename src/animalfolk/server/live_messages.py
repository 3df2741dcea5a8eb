"""What is said over a socket, each message with its `type`; whatever else comes is refused.

Every message of a client but the first carries an id of its own choice, and the reply names it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from animalfolk.server.errors import BadMessage, TooLarge
from animalfolk.server.messages import Hint, Id, Line, Number, Option, Options, State, Text, Token, Word

MOST_BYTES = 16 * 1024
MOST_MUTED = 8
LONGEST_REASON = 200
Message = TypeVar("Message")

Seat = Annotated[int, Meta(ge=0, le=3)]
Muted = Annotated[list[Seat | None], Meta(max_length=MOST_MUTED)]  # null: those who watch


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: by which token, what is known already, and who is not listened to."""

    token: Token
    since: Number = 0  # how many events are known
    chat: Number = 0  # the number of the last line of chat that is known
    mute: Muted = []


class Asked(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something that a client asks for, with the id that the reply names."""

    id: Id


class Answer(Asked, tag="answer"):
    """An answer to the decision of this number."""

    number: Number
    choice: Option | Options
    run: bool = False  # several single answers that are one step
    free: bool = False  # only if it can be taken back


class Undo(Asked, tag="undo"):
    """Take back the last step, or the whole turn, where that is free."""

    turn: bool = False
    number: Number | None = None  # of the decision that was seen; if it is another by now, nothing is taken back


class AskUndo(Asked, tag="ask_undo"):
    """Take it back where that is free; else ask the others."""

    turn: bool = False
    number: Number | None = None


class Agree(Asked, tag="agree"):
    """Agree to what somebody asked to take back."""


class Refuse(Asked, tag="refuse"):
    """Do not agree to it, or withdraw what one has asked."""


class Leave(Asked, tag="leave"):
    """Let a bot answer."""


class CallBot(Asked, tag="call_bot"):
    """Let a bot answer for somebody who has been away for the grace time."""

    seat: Seat


class Return(Asked, tag="return"):
    """Answer again."""


class Resign(Asked, tag="resign"):
    """Give up."""


class Think(Asked, tag="think"):
    """Ask for more time while somebody may react; whoever cannot react may ask as well."""


class ThinkNoMore(Asked, tag="think_no_more"):
    """Need no more time."""


class Learn(Asked, tag="learn"):
    """A step of a lesson was heard, or its card was read."""

    step: Word


class AskAlways(Asked, tag="ask_always"):
    """Be asked also where nothing that may be done is of use, or not any more."""

    always: bool = True


class Hints(Asked, tag="hints"):
    """The best answers, for somebody who plays against bots alone."""

    after: Options = []  # what is about to be answered before


class Chat(Asked, tag="chat"):
    """A line for everybody at the table."""

    text: Text


class Mute(Asked, tag="mute"):
    """Listen no more to the lines of a seat, or of those who watch; or listen again."""

    seat: Seat | None
    muted: bool = True


class Ping(Asked, tag="ping"):
    """Is anybody there?"""


Deed = (
    Answer
    | Undo
    | AskUndo
    | Agree
    | Refuse
    | Leave
    | CallBot
    | Return
    | Resign
    | Think
    | ThinkNoMore
    | Learn
    | AskAlways
)
FromClient = Deed | Hints | Chat | Mute | Ping


class Update(State, tag="state", tag_field="type"):
    """All that this seat, or somebody who watches, may know now; the events are those since the last update."""


class Lines(msgspec.Struct, tag="chat", tag_field="type"):
    """Lines of chat that are new."""

    lines: list[Line]


class Done(msgspec.Struct, tag="done", tag_field="type", omit_defaults=True):
    """What was asked for is done, and kept."""

    id: str
    invite: str | None = None  # to a seat that was left, if nobody else was told it


class Hinted(msgspec.Struct, tag="hints", tag_field="type"):
    """The best whole answers, the best first: each with what to send as `choice`, its chance to win, and a reason."""

    id: str
    hints: list[Hint]


class NotDone(msgspec.Struct, tag="refused", tag_field="type"):
    """Why nothing has changed; no id where none could be read."""

    id: str | None
    code: str
    message: str
    values: dict[str, str | int]


ToClient = Update | Lines | Done | Hinted | NotDone


class _AnyId(msgspec.Struct):
    id: Id


_HELLO = msgspec.json.Decoder(Hello)
_MESSAGES: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ANY_ID = msgspec.json.Decoder(_AnyId)
_ENCODER = msgspec.json.Encoder()


class Came(NamedTuple):
    """One frame, as it came."""

    text: str | None  # none if it was not text

    def hello(self) -> Hello:
        """The first message."""
        return self._read(_HELLO)

    def asked(self) -> FromClient:
        """Any later message."""
        return self._read(_MESSAGES)

    def id(self) -> str | None:
        """The id, also of a message that is refused, if one can be read."""
        try:
            return self._read(_ANY_ID).id
        except (BadMessage, TooLarge):
            return None

    def _read(self, decoder: msgspec.json.Decoder[Message]) -> Message:
        if self.text is None:
            raise BadMessage("messages are text, not bytes")
        if len(self.text) > MOST_BYTES or len(self.text.encode(errors="replace")) > MOST_BYTES:
            raise TooLarge(f"a message has at most {MOST_BYTES} bytes", most=MOST_BYTES)
        try:
            return decoder.decode(self.text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadMessage(str(error)[:LONGEST_REASON]) from None


def written(message: ToClient) -> bytes:
    """A message as it goes out."""
    return _ENCODER.encode(message)
