/** Whether a stream is written in colours, by what people set in their environments. */

/** NO_COLOR (no-color.org) before FORCE_COLOR (force-color.org) before what the stream is. */
export function isColoured(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false
  const forced = env.FORCE_COLOR ?? ''
  if (forced !== '') return forced !== '0' && forced !== 'false'
  return isTerminal && env.TERM !== 'dumb'
}
