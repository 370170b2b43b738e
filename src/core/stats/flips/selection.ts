/** The k-th smallest of the first n numbers, which are put in another order (Hoare 1961). */
export function kthSmallest(values: Float64Array, n: number, k: number): number {
  let [low, high] = [0, n - 1]
  while (low < high) {
    const pivot = values[(low + high) >> 1]!
    let [i, j] = [low, high]
    while (i <= j) {
      while (values[i]! < pivot) i++
      while (values[j]! > pivot) j--
      if (i > j) break
      const held = values[i]!
      values[i++] = values[j]!
      values[j--] = held
    }
    if (k <= j) high = j
    else if (k >= i) low = i
    else break
  }
  return values[k]!
}
