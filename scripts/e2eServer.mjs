// The product as it is shipped, on an empty data folder of its own that is deleted when it stops.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from './run.mjs'

const data = process.env.MUSTER_DATA ?? mkdtempSync(join(tmpdir(), 'muster-e2e-'))
process.env.MUSTER_DATA = data
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
await start()
