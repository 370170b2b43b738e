/** Whether an error is the store's trouble, or is made by what was given to it. */

/** Classes of SQLSTATE: connection, rolled back, resources, operator, system, internal. */
const STORE = /^(08|25|40|53|55|57|58|XX|F0)/

/** True: the store cannot be asked, or not now. False: what was asked of it cannot be done. */
export function isStoreTrouble(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]+$/.test(code))
    return STORE.test(code)
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|is closed/i.test(message)
}
