process.setSourceMapsEnabled(true)
await import('./bundle/authorize.js')
