import type { TabletopSystem } from '../kit/system.js'
import { systems } from './systems.js'

/** What campaigns are fought under. */
export const defaultSystem: TabletopSystem = systems[0]
