"""The balance report: games of all kinds, what each of them gives, tables, plots and a page."""
