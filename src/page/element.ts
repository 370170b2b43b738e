/** Elements with attributes and children, of every page. */

export type ElementChild = Node | string | null

/** An element with attributes and children; an attribute that is false is not there. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean> = {},
  ...children: ElementChild[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(name, value === true ? '' : value)
  made.append(...children.filter((child) => child !== null))
  return made
}
