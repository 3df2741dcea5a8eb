"""One module for each change of the schema. What was released once is never edited: the next change is a new module."""
