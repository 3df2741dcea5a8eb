## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = That is not possible here. Nothing has changed; please choose again.
error-OutOfTurn = Somebody else is asked now.
error-LateAnswer = That is not asked any more. Nothing has changed.
error-NotYet = That comes a little later. Nothing has changed.
error-Busy = Somebody else answers for this seat now.
error-TableError = That cannot be done at this table now. Nothing has changed.
error-AnimalfolkError = That cannot be done. Nothing has changed.

# Behind this stands why a text cannot be read, or what differs there (reasons.ftl)
error-line = Line { NUMBER($line, useGrouping: 0) }: { $why }

# Why a file cannot be read or written, behind a colon or in brackets

trouble-missing = No such file or directory
trouble-forbidden = That is not permitted
trouble-folder = It is a folder
trouble-no-folder = A part of the path is no folder
trouble-full = The disk is full
trouble-read-only = Nothing can be written there
trouble-text = It is not text
