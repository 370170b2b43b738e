if (Number.parseInt(process.versions.node) < 24) {
  console.log('::error::gcbench needs Node 24 or newer; this is ' + process.version)
  process.exit(3)
}
process.setSourceMapsEnabled(true)
await import('./bundle/index.js')
