import { load } from '../server/load.mjs'
import { chaosNode } from './bundleChaos.mjs'

await load(chaosNode).server.run()
