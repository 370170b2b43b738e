if (Number.parseInt(process.versions.node) < 24) {
  const words = 'gcbench needs Node 24 or newer; this is ' + process.version
  if (process.env.GITHUB_ACTIONS === 'true') console.log('::error::' + words)
  else console.error(words)
  process.exit(3)
}
await import('./bundle/traces.js')
await import('./bundle/publish.js')
