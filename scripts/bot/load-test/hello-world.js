/** Probot's first example: a handler that says a word. Its intake is the peer of ours. */
export default (app) => {
  app.on('issues.opened', async () => {})
}
