## The command line.

check-ok = ok { $file } { $title }
check-differs = differs { $file } { $reason }
check-unreadable = cannot read { $file }: { $reason }
check-none = There is no scenario in { $file }.
check-count = { $count ->
    [one] 1 scenario
   *[other] { NUMBER($count, useGrouping: 0) } scenarios
}, { NUMBER($differ, useGrouping: 0) } differ
version = animalfolk { $version }, Python { $python }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}
usage-error = { $reason }
usage-help = Type animalfolk { $command } --help to see what is possible.
