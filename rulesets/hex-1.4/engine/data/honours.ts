import type { UnitType } from './troops.js'

/** Tables of honours by the d6 that rolls them (HX-400 … HX-404), in our words: reminders for the table (HX-405). */
export const honourTables = {
  INFANTRY: [
    'Street Fighters: cover saves are better by 1',
    'Hardened Fighters: no negative leadership modifiers; may try to regroup below half strength',
    'Expert Marksmen: ballistic skill +1',
    'Guerillas: one more D6 in difficult ground, the best counts',
    'Combat Masters: weapon skill +1',
    'New Skill: Infiltrate, split fire, Hidden Deployment, Fearless, +1 Attack or Hit and Run',
  ],
  BIKE: [
    'Skilled Riders: rough-ground dice may be re-rolled',
    'Rapid Deployment: moves D6 inches after deployment',
    'Hardened Fighters: no negative leadership modifiers; may try to regroup below half strength',
    'Lightning Charge: once a game initiative is doubled on a charge',
    'Expert Riders: 6+ invulnerable save against shooting, better by 1 where there is one',
    'Hit and Run',
  ],
  VEHICLE: [
    'Terrifying: tank shock, or a further -1 to its tests',
    'Engine Upgrade: Fast; take another honour where it is already',
    'Reinforced Armour: glancing results -1; cancels the +1 of open tops',
    'Hardened Crew: stunned counts as shaken, shaken as nothing',
    'Skilled Gunnery: one miss or scatter a turn may be re-rolled',
    'Gunnery Masters: ballistic skill +1',
  ],
  CHARACTER: [
    'One more attack in close combat',
    'Gunfighter: two pistols at one target without penalty',
    'Know Thy Enemy: 1d3 enemy units deploy before deployment proper',
    'One more wound',
    'Inspiring Leader: once a game friends within 12 inches have one more attack',
    'One failed armour save may be re-rolled',
  ],
  PSYCHIC: [
    'One more power',
    'Strength of Will: leadership +1 for psychic tests',
    'Superior Focus: one power has double range, flame templates excepted',
    'Quick Mind: a power may be used again on 5+, once a turn',
    'Psychic Counter Strike: nullifies on 5+',
    'Warp Screen, Mind Mask or Psychic Shield',
  ],
} as const

export type HonourTable = keyof typeof honourTables

export const honourTableTitles: Readonly<Record<HonourTable, string>> = {
  INFANTRY: 'Infantry',
  BIKE: 'Bikes and cavalry',
  VEHICLE: 'Vehicles',
  CHARACTER: 'Characters',
  PSYCHIC: 'Psychic powers',
}

export const isHonourTable = (name: string): name is HonourTable => Object.hasOwn(honourTables, name)

const byType: Readonly<Record<UnitType, HonourTable>> = {
  INFANTRY: 'INFANTRY',
  BEAST: 'INFANTRY',
  MONSTROUS: 'INFANTRY',
  BIKE: 'BIKE',
  CAVALRY: 'BIKE',
  VEHICLE: 'VEHICLE',
  HQ: 'CHARACTER',
  SPECIAL_CHARACTER: 'CHARACTER',
}

/** Tables on which a unit may have its honours; characters also that of their troop type, and psykers theirs (HX-397). */
export const tablesOf = (types: readonly UnitType[]): readonly HonourTable[] => {
  const own = [...new Set(types.map((type) => byType[type]))]
  if (!own.includes('CHARACTER')) return own
  const troop = own.filter((table) => table !== 'CHARACTER')
  return ['CHARACTER', 'PSYCHIC', ...(troop.length > 0 ? troop : (['INFANTRY'] as const))]
}

/** `INFANTRY.3` → the table and what it says. */
export const honourText = (honour: string): string => {
  const [table = '', number] = honour.split('.')
  return (isHonourTable(table) ? honourTables[table][Number(number) - 1] : undefined) ?? honour
}
