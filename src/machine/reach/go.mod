module gcbench/reach

go 1.22
