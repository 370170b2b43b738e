package shootout

// Units is how much work an operation of each benchmark does: sort, hash, index, tree, text. A head
// is this file with other numbers; Side differs always, so that no tool takes two sides for one.
var Units = [...]int{100, 100, 100, 100, 100}

// Side is which side this is.
var Side = 0
