process.env.DATA_DIR ||= './data-demo'
process.argv.splice(2, 0, 'demo')
await import('./start.mjs')
