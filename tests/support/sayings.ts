/** What source code can say: the words of its literals, as a parser of the language finds them. */
import { parseAst } from 'rolldown/parseAst'

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const nodesIn = (node: Node): [key: string, inner: Node][] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .map((one): [string, Node] => [key, one]),
  )

const nameOf = ({ key, property, id }: Node) => {
  const named = [key, property, id].find(isNode)
  return String(named?.name ?? named?.value ?? '')
}

const WITH_A_VALUE = /^TS(As|Satisfies|NonNull)/

/** Types, modules, and what is only compared, cut or thrown: nobody reads those. */
function isSilent({ type, operator, callee }: Node): boolean {
  if (type.startsWith('TS')) return !WITH_A_VALUE.test(type)
  if (type === 'ImportDeclaration' || type === 'ThrowStatement') return true
  if (type === 'CallExpression' && isNode(callee)) return /^replace(All)?$/.test(nameOf(callee))
  return type === 'BinaryExpression' && /^[!=]==$/.test(String(operator))
}

/** `unsaid`: names of properties and constants whose texts are not said. */
function textsIn(node: Node, unsaid: readonly string[]): string[] {
  const isNamed = node.type === 'Property' || node.type === 'VariableDeclarator'
  if (isSilent(node) || (isNamed && unsaid.includes(nameOf(node)))) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked]
  return nodesIn(node).flatMap(([key, inner]) =>
    node.type === 'Property' && key === 'key' ? [] : textsIn(inner, unsaid),
  )
}

const TWO_WORDS = /[a-z]{2,} [a-z]{2,}/i

const parse = (code: string) => parseAst(code, { lang: 'ts' }) as unknown as Node

/** Pieces of sentences; a template gives the texts between its values. */
export const sayingsOf = (code: string, unsaid: readonly string[] = []): string[] =>
  textsIn(parse(code), unsaid).filter((text) => TWO_WORDS.test(text))

/** Those that are the value of a property of that name. */
export function sayingsUnder(property: string, code: string): string[] {
  const under = (node: Node): string[] =>
    node.type === 'Property' && nameOf(node) === property
      ? textsIn(node.value as Node, [])
      : nodesIn(node).flatMap(([, inner]) => under(inner))
  return under(parse(code)).filter((text) => TWO_WORDS.test(text))
}
