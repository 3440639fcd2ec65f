import { registryWith } from './campaign.js'
import { benchWar, type WarSize } from './scenario.js'

const size = JSON.parse(new URL(import.meta.url).searchParams.get('size') ?? '{}') as WarSize

/** What the threads of a bench's server have: the war is made anew from its size, which stands in this module's address. */
export const registry = registryWith(benchWar(size).scenario)
