import type { Briefing } from '../../api/briefing.js'

/** As much of a stored briefing as a map is drawn from. */
export type Packed = Pick<Briefing, 'view'>
