/** Elements with attributes and children, and the text of a tick, of every page. */
import { printDelta, printValue } from '../model/unit.ts'

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

const withoutZeros = (printed: string): string =>
  printed.replace(/(\.\d*?)0+(?!\d)/, '$1').replace(/\.(?!\d)/, '')

/** A value at a tick: `1.5 MB`, `-0.4 B`, without digits that say nothing. */
export const tickOf =
  (unit: string) =>
  (value: number): string =>
    withoutZeros(printValue(value, unit))

/** A change at a tick, as tables have it: `+5 %`, `-0.4 %`. */
export const percentTick = (pct: number): string => withoutZeros(printDelta(pct))
