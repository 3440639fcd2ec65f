import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BattleKind } from '../battle.js'
import type { OfBattle } from '../events/battle.js'
import { line } from './line.js'

const kinds: Readonly<Record<BattleKind, string>> = {
  STANDARD: 'Battle',
  BATTLE: 'Battle',
  RAID: 'Raid',
  SABOTAGE: 'Sabotage',
  RECON: 'Meeting of recon forces',
}

/** A line about a fight: `Battle in 3/6, Red against Blue: …`. */
export const say = ({ at, battle, fight, seats }: OfBattle, { name }: Reader, rule: string, text: string): ReportLine =>
  line(rule, 'battle', `${kinds[fight]} in ${name(at)}, ${seats.join(' against ')}: ${text}`, [name(at)], [battle])
