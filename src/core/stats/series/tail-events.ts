/** With fewer events beyond it a quantile says more about luck than about the program. */
const EVENTS_BEYOND = 50

/** Events from which a quantile can be read; thousandths are whole, as 1 - 0.999 is not. */
export const eventsForTail = (permille: number): number =>
  Math.ceil((EVENTS_BEYOND * 1000) / (1000 - permille))

export const TAIL_RULE = `fewer than ${EVENTS_BEYOND} events lie beyond`
