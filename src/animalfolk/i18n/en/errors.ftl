## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = That is not possible here. Nothing has changed; please choose again.
error-OutOfTurn = Somebody else is asked now.
error-BadSetup = This game cannot be set up: { $detail }
error-BadText = This text cannot be read: { $detail }
error-BadScript = Chance cannot go like that: { $detail }
error-AnimalfolkError = That cannot be done: { $detail }

# Why a file cannot be read or written, behind a colon or in brackets

trouble-missing = No such file or directory
trouble-forbidden = That is not permitted
trouble-folder = It is a folder
trouble-no-folder = A part of the path is no folder
trouble-full = The disk is full
trouble-read-only = Nothing can be written there
trouble-text = It is not text
