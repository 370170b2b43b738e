package shootout

import "testing"

func operate(b *testing.B, kind int) {
	for b.Loop() {
		Run(kind, Units[kind])
	}
}

func BenchmarkSort(b *testing.B)  { operate(b, 0) }
func BenchmarkHash(b *testing.B)  { operate(b, 1) }
func BenchmarkIndex(b *testing.B) { operate(b, 2) }
func BenchmarkTree(b *testing.B)  { operate(b, 3) }
func BenchmarkText(b *testing.B)  { operate(b, 4) }
