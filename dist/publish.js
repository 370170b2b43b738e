process.setSourceMapsEnabled(true)
await import('./bundle/publish.js')
