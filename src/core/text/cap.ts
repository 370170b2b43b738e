/** Text of at most `most` characters: of more, whole lines at its head and its tail are kept. */
export function capText(text: string, most: number): { text: string; cut: number } {
  if (text.length <= most) return { text, cut: 0 }
  const half = Math.floor(most / 2)
  const head = text.slice(0, text.lastIndexOf('\n', half) + 1 || half)
  const from = text.length - half
  const tail = text.slice(text.indexOf('\n', from) + 1 || from)
  return { text: head + tail, cut: text.length - head.length - tail.length }
}
