import type { GapsOf, Message } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type * as report from '../../messages/report.generated.js'
import type { BattleKind } from '../data/missions.js'
import type { OfBattle } from '../events/battle.js'
import { say } from './line.js'

const kinds: Readonly<Record<BattleKind, GapsOf<typeof report, 'ofFight'>['fight']>> = {
  STANDARD: 'battle',
  BATTLE: 'battle',
  RAID: 'raid',
  SABOTAGE: 'sabotage',
  RECON: 'meeting',
}

/** A line about a fight: `Battle in 3/6, Red against Blue: …`. */
export const sayOf = (
  { at, battle, fight, seats: [first, second] }: OfBattle,
  { name }: Reader,
  rule: string,
  what: Message,
): ReportLine =>
  say(rule, 'battle', 'ofFight', { fight: kinds[fight], at: name(at), first, second, what }, [name(at)], [battle])
