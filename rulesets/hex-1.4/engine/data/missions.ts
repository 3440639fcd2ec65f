import type { Json } from '../../../kit/json.js'
import type { BattleKind } from '../battle.js'

/** Played over ground that nobody held, by the d5 (HX-292). */
const standardMissions = ['CLEANSE', 'NIGHT_FIGHT', 'PATROL', 'PITCH_BATTLE', 'MEAT_GRINDER'] as const
/** Played over ground that somebody holds, by the d4 (HX-294). */
const battleMissions = ['TAKE_AND_HOLD', 'BUNKER_ASSAULT', 'STRONGPOINT_ATTACK', 'BLITZ'] as const

/** What each mission is called, and in few words what the campaign's own text says of it (HX-490, HX-491). */
export const missions: Readonly<Record<string, { readonly title: string; readonly about: string | null }>> = {
  CLEANSE: { title: 'Cleanse', about: null },
  NIGHT_FIGHT: { title: 'Night Fight', about: null },
  PATROL: { title: 'Patrol', about: null },
  PITCH_BATTLE: { title: 'Pitch Battle', about: null },
  MEAT_GRINDER: { title: 'Meat Grinder', about: null },
  TAKE_AND_HOLD: {
    title: 'Take and Hold',
    about:
      'The attacker clears and keeps a place that both name beforehand; how the table is set up is agreed. Deep Strike, Infiltrators, Random Game Length, Reserves.',
  },
  BUNKER_ASSAULT: { title: 'Bunker Assault', about: null },
  STRONGPOINT_ATTACK: { title: 'Strongpoint Attack', about: null },
  BLITZ: { title: 'Blitz', about: null },
  LIGHTNING_RAID: {
    title: 'Lightning Raid',
    about:
      'The defender takes a zone and deploys, then the attacker, nobody within 24″ of an enemy. Infiltrators come last, 18″ or more away; where both sides have some a die decides who says which of them goes first. The attacker begins. Infiltrators, Deep Strike.',
  },
  SABOTAGE: { title: 'Sabotage', about: null },
  RECON: { title: 'Recon', about: null },
}

/** What the tabletop system calls missions: those of this campaign that it names. */
export const namesFrom = (named: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(missions).flatMap((key) => (named[key] === undefined ? [] : [[key, named[key]]])))

export const missionTitle = (names: Readonly<Record<string, string>>, mission: string): string =>
  names[mission] ?? missions[mission]?.title ?? mission

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
  return typeof own === 'string' ? own : (missions[mission]?.about ?? null)
}
