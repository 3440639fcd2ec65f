import { ruleId } from '../../kit/ids.js'
import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { honourText } from '../engine/data/honours.js'
import type { Hazard } from '../engine/data/hazards.js'
import { hazards } from '../engine/data/hazards.js'
import { missionText } from '../engine/data/missions.js'
import { fewestPieces, terrainPieces, type TerrainPiece } from '../engine/data/terrain.js'
import { classTitles } from '../engine/data/troops.js'
import type { Caps } from '../engine/legality/caps.js'
import { mostFreeHeavySupport } from '../engine/legality/battle.js'
import { settingsOf } from '../engine/view/laws.js'
import type { BattleView, FighterView, HexView } from '../engine/view.js'
import { listed, thingTitle } from '../engine/view/names.js'

export const line = (label: string, value: string, rule?: string): DocumentLine => ({
  label,
  value,
  ...(rule !== undefined && { rule: ruleId(rule) }),
})

const seatOr = (view: HexView, seat: string | null, none: string): string =>
  seat === null ? none : seatName(view, seat)

const kindRule: Readonly<Record<BattleView['kind'], string>> = {
  STANDARD: 'HX-291',
  BATTLE: 'HX-293',
  RAID: 'HX-272',
  SABOTAGE: 'HX-277',
  RECON: 'HX-247',
}

const missionLines = (view: HexView, { mission, missionTitle, result }: BattleView): readonly DocumentLine[] => {
  if (mission === null) return [line('Mission', result ? 'none: settled by dice' : 'not settled yet', 'HX-291')]
  const text = missionText(mission, settingsOf(view)['mission.texts'])
  return [line('Mission', missionTitle ?? mission), ...(text ? [line('In short', text, 'HX-492')] : [])]
}

/** What is fought, and who does what first (HX-291 … HX-293, HX-272). */
export const fightSection = (view: HexView, battle: BattleView): DocumentSection => {
  const { kind, at, attacker, chooser, firstTurn, zone, deploysFirst, target, perimeter, tankFactory } = battle
  const asMission = 'as the mission says'
  return {
    title: 'The fight',
    lines: [
      line('Hex', at, kindRule[kind]),
      ...missionLines(view, battle),
      line(
        'Chooses the mission',
        seatOr(view, chooser, battle.mission === null ? 'not settled yet' : 'nobody'),
        'HX-166',
      ),
      line('Attacker', seatOr(view, attacker, 'nobody')),
      line('First turn', seatOr(view, firstTurn, asMission)),
      line('Chooses the deployment zone', seatOr(view, zone, asMission)),
      line('Deploys everything first', seatOr(view, deploysFirst, asMission)),
      ...(target === null ? [] : [line('Target', thingTitle(target), 'HX-277')]),
      ...(perimeter ? [line('Defense Perimeter', 'the defender chooses the mission', 'HX-146')] : []),
      ...(tankFactory
        ? [
            line(
              'Tank Factory',
              `the defender may bring a Heavy Support choice of up to ${String(mostFreeHeavySupport)} points`,
              'HX-142',
            ),
          ]
        : []),
    ],
  }
}

/** HX-443 in short; the players throw these dice at the table. */
const hazardText: Readonly<Record<Hazard, string>> = {
  UNSTABLE_GROUND: 'A die for each unit that would move: on 1 it stays where it is this turn.',
  SWAMP: 'Everything but skimmers moves half as far.',
  WEAK_WARP_BARRIER: 'A psychic test that fails counts as a 12.',
  RADIOACTIVE_WASTE: '2d6 counters; a model within 6″ of one takes a hit of strength 8, saved as usual.',
  MINEFIELD: 'A die for each unit that moves: on 1 one model takes a hit of strength 8, AP 5, saved as usual.',
  PSYCHIC_NULL_ZONE: 'Every psychic power comes to nothing on 4+.',
}

/** Dangers of the ground (HX-445). */
export const groundSection = ({ hazards: found }: BattleView): readonly DocumentSection[] =>
  found.length === 0
    ? []
    : [{ title: 'Hazards', lines: found.map((name) => line(hazards[name].title, hazardText[name], 'HX-443')) }]

const isPiece = (name: string): name is TerrainPiece => Object.hasOwn(terrainPieces, name)

const pieceTitle = (name: string): string => (isPiece(name) ? terrainPieces[name].title : name)

/** Quarters as the sketch shows them. */
const corners = ['near left', 'near right', 'far left', 'far right'] as const

/** The table by its quarters, and what the pieces are (HX-470 … HX-472). */
export const terrainSection = ({ terrain }: BattleView): readonly DocumentSection[] => {
  if (terrain.length === 0) return []
  const kinds = [...new Set(terrain.flat())].filter(isPiece)
  return [
    {
      title: 'Terrain on the table',
      lines: [
        ...terrain.map((pieces, at) =>
          line(
            `Quarter ${String(at + 1)}, ${corners[at] ?? ''}`,
            pieces.map(pieceTitle).join(', ') || 'open',
            'HX-470',
          ),
        ),
        ...kinds.map((name) => line(terrainPieces[name].title, terrainPieces[name].about, 'HX-472')),
      ],
      note: `At least ${String(fewestPieces)} pieces stand on the table.`,
    },
  ]
}

/** HX-166: on both sides Advanced Intel cancels. */
const intelText = ({ sides }: BattleView): string =>
  sides.every(({ intel }) => intel) ? 'cancelled by that of the other side' : 'deploys everything after the other side'

const brought = (battle: BattleView, fighter: FighterView): readonly DocumentLine[] => [
  ...(fighter.strikes > 0 ? [line('Bombardments before the game', String(fighter.strikes), 'HX-162')] : []),
  ...(fighter.transporters > 0
    ? [line('Units that may deep strike by transporter', String(fighter.transporters), 'HX-163b')]
    : []),
  ...(fighter.intel ? [line('Advanced Intel', intelText(battle), 'HX-166')] : []),
  ...(fighter.freeHeavySupport > 0
    ? [line('Free Heavy Support', `${String(fighter.freeHeavySupport)} points, for this fight alone`, 'HX-154')]
    : []),
]

const slots: readonly (readonly [key: keyof Caps, title: string, rule: string])[] = [
  ['hq', 'More HQ choices', 'HX-147b'],
  ['elites', 'More Elites choices', 'HX-147'],
  ['fastAttack', 'More Fast Attack choices', 'HX-147c'],
  ['heavySupport', 'More Heavy Support choices', 'HX-142'],
  ['specialCharacters', 'Special characters allowed', 'HX-148b'],
]

/** HX-124: recon forces have neither Elites nor Heavy Support, whatever is built. */
const notRecon: readonly (keyof Caps)[] = ['elites', 'heavySupport']

/** Choices beyond the chart, one's own alone: they tell of one's facilities. */
const extra = (view: HexView, { seat, class: kind }: FighterView): readonly DocumentLine[] => {
  const caps = view.detail.treasuries.find((own) => own.seat === seat)?.caps
  return caps
    ? slots.flatMap(([key, title, rule]) =>
        caps[key] > 0 && !(kind === 'RF' && notRecon.includes(key)) ? [line(title, String(caps[key]), rule)] : [],
      )
    : []
}

/** HX-405: reminders for the table, of one's own units. */
const honoursOf = ({ detail }: HexView, force: string | null, unit: string | null): readonly string[] =>
  (detail.forces.find(({ id }) => id === force)?.units.find(({ id }) => id === unit)?.honours ?? []).map(honourText)

const rosterSection = (view: HexView, { seat, force, units }: FighterView): readonly DocumentSection[] =>
  units.length === 0
    ? []
    : [
        {
          title: `List of ${seatName(view, seat)}`,
          lines: units.map(({ id, name, models, alive }, at) =>
            line(
              `${String(at + 1)}. ${name}`,
              listed([
                `${alive === models ? '' : `${String(alive)} of `}${String(models)} ${models === 1 ? 'model' : 'models'}`,
                ...honoursOf(view, force, id),
              ]),
            ),
          ),
        },
      ]

/** One side with its list. */
export const sideSections = (view: HexView, battle: BattleView, fighter: FighterView): readonly DocumentSection[] => {
  const { seat, force, class: kind, points, unitCount, from } = fighter
  return [
    {
      title: seatName(view, seat),
      lines: [
        line('Army', `${classTitles[kind]}${force === null ? '' : ` ${force}`}`),
        line('Points', String(points), 'HX-116'),
        line('Units', String(unitCount), 'HX-345'),
        ...(from === null || from === battle.at ? [] : [line('Comes from', `${from}, as its garrison`, 'HX-150')]),
        ...brought(battle, fighter),
        ...extra(view, fighter),
      ],
    },
    ...rosterSection(view, fighter),
  ]
}
