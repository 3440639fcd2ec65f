import { ruleId } from '../../kit/ids.js'
import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { honourText } from '../engine/data/honours.js'
import { missionText } from '../engine/data/missions.js'
import { fewestPieces, isTerrainPiece } from '../engine/data/terrain.js'
import { classTitle } from '../engine/data/troops.js'
import type { Caps } from '../engine/orderValidation/caps.js'
import { mostFreeHeavySupport } from '../engine/orderValidation/battle.js'
import { settingsOf } from '../engine/view/rulesContext.js'
import type { BattleView, FighterView, HexView } from '../engine/view/view.js'
import { listed, thingTitle } from '../engine/view/names.js'
import * as common from '../messages/common.generated.js'
import * as documents from '../messages/documents.generated.js'

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
  if (mission === null)
    return [line(documents.mission(), result ? documents.settledByDice() : documents.notSettled(), 'HX-291')]
  const text = missionText(mission, settingsOf(view)['mission.texts'])
  return [
    line(documents.mission(), missionTitle ?? mission),
    ...(text ? [line(documents.inShort(), text, 'HX-492')] : []),
  ]
}

/** What is fought, and who does what first (HX-291 … HX-293, HX-272). */
export const fightSection = (view: HexView, battle: BattleView): DocumentSection => {
  const { kind, at, attacker, chooser, firstTurn, zone, deploysFirst, target, perimeter, tankFactory } = battle
  const asMission = documents.asMission()
  return {
    title: documents.fight(),
    lines: [
      line(documents.hex(), at, kindRule[kind]),
      ...missionLines(view, battle),
      line(
        documents.choosesMission(),
        seatOr(view, chooser, battle.mission === null ? documents.notSettled() : documents.nobody()),
        'HX-166',
      ),
      line(documents.attacker(), seatOr(view, attacker, documents.nobody())),
      line(documents.firstTurn(), seatOr(view, firstTurn, asMission)),
      line(documents.choosesZone(), seatOr(view, zone, asMission)),
      line(documents.deploysFirst(), seatOr(view, deploysFirst, asMission)),
      ...(target === null ? [] : [line(documents.target(), thingTitle(target), 'HX-277')]),
      ...(perimeter
        ? [line(common.facility({ which: 'DEFENSE_PERIMETER' }), documents.defenderChooses(), 'HX-146')]
        : []),
      ...(tankFactory
        ? [
            line(
              common.facility({ which: 'TANK_FACTORY' }),
              documents.tankFactory({ points: mostFreeHeavySupport }),
              'HX-142',
            ),
          ]
        : []),
    ],
  }
}

/** Dangers of the ground (HX-445), in short (HX-443); the players throw these dice at the table. */
export const groundSection = ({ hazards: found }: BattleView): readonly DocumentSection[] =>
  found.length === 0
    ? []
    : [
        {
          title: documents.hazards(),
          lines: found.map((which) => line(common.hazard({ which }), documents.hazardAbout({ which }), 'HX-443')),
        },
      ]

const pieceTitle = (name: string): string => (isTerrainPiece(name) ? common.terrainPiece({ which: name }) : name)

/** Quarters as the sketch shows them. */
const corners = ['nearLeft', 'nearRight', 'farLeft', 'farRight'] as const

/** The table by its quarters, and what the pieces are (HX-470 … HX-472). */
export const terrainSection = ({ terrain }: BattleView): readonly DocumentSection[] => {
  if (terrain.length === 0) return []
  const kinds = [...new Set(terrain.flat())].filter(isTerrainPiece)
  return [
    {
      title: documents.terrain(),
      lines: [
        ...terrain.map((pieces, at) =>
          line(
            documents.quarter({ number: at + 1, corner: corners[at] ?? 'farRight' }),
            pieces.map(pieceTitle).join(', ') || documents.open(),
            'HX-470',
          ),
        ),
        ...kinds.map((which) => line(common.terrainPiece({ which }), documents.terrainPieceAbout({ which }), 'HX-472')),
      ],
      note: documents.fewestPieces({ count: fewestPieces }),
    },
  ]
}

/** HX-166: on both sides Advanced Intel cancels. */
const intelText = ({ sides }: BattleView): string =>
  documents.intel({ cancelled: sides.every(({ intel }) => intel) ? 'yes' : 'no' })

const brought = (battle: BattleView, fighter: FighterView): readonly DocumentLine[] => [
  ...(fighter.strikes > 0 ? [line(documents.strikes(), String(fighter.strikes), 'HX-162')] : []),
  ...(fighter.transporters > 0 ? [line(documents.transporters(), String(fighter.transporters), 'HX-163b')] : []),
  ...(fighter.intel ? [line(common.special({ which: 'ADVANCED_INTEL' }), intelText(battle), 'HX-166')] : []),
  ...(fighter.freeHeavySupport > 0
    ? [line(documents.freeHeavySupport(), documents.freePoints({ points: fighter.freeHeavySupport }), 'HX-154')]
    : []),
]

const slots = [
  ['hq', 'HX-147b'],
  ['elites', 'HX-147'],
  ['fastAttack', 'HX-147c'],
  ['heavySupport', 'HX-142'],
  ['specialCharacters', 'HX-148b'],
] as const satisfies readonly (readonly [key: keyof Caps, rule: string])[]

/** HX-124: recon forces have neither Elites nor Heavy Support, whatever is built. */
const notRecon: readonly (keyof Caps)[] = ['elites', 'heavySupport']

/** Choices beyond the chart, one's own alone: they tell of one's facilities. */
const extra = (view: HexView, { seat, class: kind }: FighterView): readonly DocumentLine[] => {
  const caps = view.detail.treasuries.find((own) => own.seat === seat)?.caps
  return caps
    ? slots.flatMap(([key, rule]) =>
        caps[key] > 0 && !(kind === 'RF' && notRecon.includes(key))
          ? [line(documents.moreChoices({ slot: key }), String(caps[key]), rule)]
          : [],
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
          title: documents.listOf({ side: seatName(view, seat) }),
          lines: units.map(({ id, name, models, alive }, at) =>
            line(
              documents.unitLine({ number: at + 1, name }),
              listed([
                alive === models ? documents.models({ models }) : documents.modelsAlive({ alive, models }),
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
        line(documents.army(), `${classTitle(kind)}${force === null ? '' : ` ${force}`}`),
        line(documents.points(), String(points), 'HX-116'),
        line(documents.units(), String(unitCount), 'HX-345'),
        ...(from === null || from === battle.at
          ? []
          : [line(documents.comesFrom(), documents.asGarrison({ from }), 'HX-150')]),
        ...brought(battle, fighter),
        ...extra(view, fighter),
      ],
    },
    ...rosterSection(view, fighter),
  ]
}
