// Package shootout is what all tools measure: five kinds of work, each in equal units.
package shootout

import (
	"crypto/sha256"
	"slices"
	"strconv"
	"strings"
)

// Sink keeps results alive.
var Sink int

// Work is one unit of each kind.
var Work = [...]func(seed int) int{sorted, hashed, indexed, grown, written}

// Run does an operation of a kind.
func Run(kind, units int) {
	sum := Side
	for unit := range units {
		sum += Work[kind](unit)
	}
	Sink = sum
}

func sorted(seed int) int {
	var values [64]int
	state := uint32(seed + 1)
	for i := range values {
		state = state*1664525 + 1013904223
		values[i] = int(state >> 8)
	}
	slices.Sort(values[:])
	return values[0]
}

var page [2048]byte

func hashed(seed int) int {
	page[0] = byte(seed)
	sum := sha256.Sum256(page[:])
	return int(sum[0])
}

func indexed(seed int) int {
	index := make(map[int]int)
	for i := range 32 {
		index[(i*31+seed)%97] += i
	}
	return len(index)
}

type node struct {
	left, right *node
	value       int
}

func grow(depth, value int) *node {
	if depth == 0 {
		return nil
	}
	return &node{grow(depth-1, 2*value), grow(depth-1, 2*value+1), value}
}

func (n *node) sum() int {
	if n == nil {
		return 0
	}
	return n.value + n.left.sum() + n.right.sum()
}

func grown(seed int) int { return grow(6, seed).sum() }

func written(seed int) int {
	var text strings.Builder
	for i := range 40 {
		text.WriteString(strconv.Itoa(seed*1000 + i))
		text.WriteByte(' ')
	}
	return len(strings.Fields(text.String()))
}
