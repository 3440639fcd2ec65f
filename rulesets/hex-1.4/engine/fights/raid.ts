import type { Battle } from '../model/battle.js'

/** HX-270: a raid or a sabotage. */
export const isRaid = ({ kind }: Pick<Battle, 'kind'>): boolean => kind === 'RAID' || kind === 'SABOTAGE'
