import type { Json } from '../../../kit/json.js'
import * as common from '../../messages/common.generated.js'

/** How a fight came about: over ground that nobody held, over ground that somebody held, a raid, a sabotage, two recon forces (HX-247, HX-270, HX-291, HX-293). */
export type BattleKind = 'STANDARD' | 'BATTLE' | 'RAID' | 'SABOTAGE' | 'RECON'

/** Played over ground that nobody held, by the d5 (HX-292). */
const standardMissions = ['CLEANSE', 'NIGHT_FIGHT', 'PATROL', 'PITCH_BATTLE', 'MEAT_GRINDER'] as const
/** Played over ground that somebody holds, by the d4 (HX-294). */
const battleMissions = ['TAKE_AND_HOLD', 'BUNKER_ASSAULT', 'STRONGPOINT_ATTACK', 'BLITZ'] as const

/** All of them; what is known of some stands on their battle sheets too (HX-490, HX-491). */
export const missions = [...standardMissions, ...battleMissions, 'LIGHTNING_RAID', 'SABOTAGE', 'RECON'] as const
type Mission = (typeof missions)[number]

const isMission = (name: string): name is Mission => (missions as readonly string[]).includes(name)

/** What a mission of the campaign’s own text is called; null where there is none of that name. */
export const plainTitle = (name: string): string | null => (isMission(name) ? common.mission({ which: name }) : null)

/** What the tabletop system calls missions: those of this campaign that it names. */
export const namesFrom = (named: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(missions.flatMap((key) => (named[key] === undefined ? [] : [[key, named[key]]])))

export const missionTitle = (names: Readonly<Record<string, string>>, mission: string): string =>
  names[mission] ?? plainTitle(mission) ?? mission

/** Missions among which somebody chooses; none where the order or the meeting has settled it (HX-167, HX-248, HX-272). */
export const missionsOf = (kind: BattleKind): readonly string[] =>
  kind === 'STANDARD' ? standardMissions : kind === 'BATTLE' ? battleMissions : []

/** The mission that a kind of fight always has. */
export const fixedMission = (kind: BattleKind): string | null => {
  switch (kind) {
    case 'RAID':
      return 'LIGHTNING_RAID'
    case 'SABOTAGE':
      return 'SABOTAGE'
    case 'RECON':
      return 'RECON'
    default:
      return null
  }
}

/** What a battle sheet says of a mission: the campaign's own text (HX-492), else what is known of it; null where only its name is. */
export const missionText = (mission: string, texts: Json): string | null => {
  const own = typeof texts === 'object' && texts !== null ? (texts as Readonly<Record<string, Json>>)[mission] : null
  if (typeof own === 'string') return own
  return mission === 'TAKE_AND_HOLD' || mission === 'LIGHTNING_RAID' ? common.missionAbout({ which: mission }) : null
}
