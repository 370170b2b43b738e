/** Drawing when it is looked at: a page of many plots opens as fast as one of none. */

/** Once, when the box comes into view; at once before it is printed. */
export function whenSeen(box: Element, draw: () => void) {
  let isDrawn = false
  const once = () => {
    if (isDrawn) return
    isDrawn = true
    watcher.disconnect()
    draw()
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once()
    },
    { rootMargin: '200px' },
  )
  watcher.observe(box)
  addEventListener('beforeprint', once)
}
