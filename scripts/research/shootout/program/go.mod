module example.com/shootout

go 1.24
