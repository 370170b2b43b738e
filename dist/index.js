process.setSourceMapsEnabled(true)
await import('./bundle/index.js')
