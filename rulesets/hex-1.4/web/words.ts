import type { MarkLook, Sign } from '../../kit/looks.js'
import type { Names, Presentation } from '../../kit/presentation.js'
import type { Facility } from '../engine/data/facilities.js'
import type { Hazard } from '../engine/data/hazards.js'
import type { Resource } from '../engine/data/resources.js'
import { classTitle, forceClasses, type ForceClass } from '../engine/data/troops.js'
import type { ReportStep } from '../engine/report/reportStep.js'
import type { HexView } from '../engine/view/view.js'
import { resourceSigns } from '../maps/signs.js'
import * as common from '../messages/common.generated.js'
import * as looks from '../messages/looks.generated.js'

type Found = Facility | Resource | Hazard

/** What the views of the hex campaign name. */
export interface HexNames extends Names {
  readonly piece: ForceClass
  readonly contact: ForceClass | 'force'
  readonly mark: Found | 'reserved'
  readonly state: 'contested'
  readonly step: ReportStep
  readonly slot: 'forces' | 'troops' | 'facilities' | 'specials' | 'capital' | 'claims'
  readonly partner: 'chooseMission' | 'defend' | 'merge' | 'accept' | 'word'
  readonly zone: never
}

const built: Readonly<Record<Facility, Sign>> = {
  BASE: 'tent',
  TANK_FACTORY: 'factory',
  AIRSTRIP: 'runway',
  RECON_CENTRE: 'mast',
  GARRISON: 'tent',
  DEFENSE_PERIMETER: 'wall',
  TRAINING_CENTER: 'flag',
  OFFICER_TRAINING_SCHOOL: 'flag',
  MOTORPOOL: 'factory',
  COMM_STATION: 'mast',
  FORTRESS: 'fort',
}

const dangers: Readonly<Record<Hazard, Sign>> = {
  UNSTABLE_GROUND: 'danger',
  SWAMP: 'danger',
  WEAK_WARP_BARRIER: 'danger',
  RADIOACTIVE_WASTE: 'danger',
  MINEFIELD: 'danger',
  PSYCHIC_NULL_ZONE: 'danger',
}

/** An entry for every name. */
const each = <Name extends string, Entry>(
  names: readonly Name[],
  entry: (name: Name) => Entry,
): Readonly<Record<Name, Entry>> =>
  Object.fromEntries(names.map((name) => [name, entry(name)])) as Readonly<Record<Name, Entry>>

const signed = <Kind extends Found>(
  signs: Readonly<Record<Kind, Sign>>,
  title: (which: Kind) => string,
): Readonly<Record<Kind, MarkLook>> =>
  each(Object.keys(signs) as Kind[], (kind) => ({ name: title(kind), sign: signs[kind] }))

const steps = [
  'setUp',
  'turn',
  'income',
  'purchases',
  'march',
  'recon',
  'battle',
  'ground',
  'retreat',
  'raid',
  'survival',
  'honours',
  'placement',
  'victory',
  'correction',
] as const satisfies readonly ReportStep[]

const slots = ['forces', 'troops', 'facilities', 'specials', 'capital', 'claims'] as const

const partners = ['chooseMission', 'defend', 'merge', 'accept', 'word'] as const

type Words = Pick<
  Presentation<HexView, HexNames>,
  'cell' | 'size' | 'pieces' | 'contacts' | 'states' | 'marks' | 'holdings' | 'zones' | 'steps' | 'slots' | 'partners'
>

/** What things are called, and how they are drawn. */
export const words: Words = {
  cell: { one: looks.hex(), many: looks.hexes() },
  size: { name: looks.size(), of: (points) => looks.sizeOf({ points }) },
  // APP-6: armour for those who conquer, infantry for those who hold, reconnaissance
  pieces: {
    CF: { name: classTitle('CF'), symbol: '10031000001205000000' },
    OF: { name: classTitle('OF'), symbol: '10031000001211000000' },
    RF: { name: classTitle('RF'), symbol: '10031000001213000000' },
  },
  contacts: { ...each(forceClasses, classTitle), force: looks.contact() },
  states: { contested: { name: looks.contested(), sign: 'dot' } },
  marks: {
    title: looks.marks(),
    kinds: {
      ...signed(built, (which) => common.facility({ which })),
      ...signed(resourceSigns, (which) => common.resource({ which })),
      ...signed(dangers, (which) => common.hazard({ which })),
      // HX-534
      reserved: { name: looks.reserved(), sign: 'flag' },
    },
  },
  // HX-031
  holdings: { title: looks.holdings(), disputed: { name: looks.contested(), about: looks.disputed() } },
  zones: null,
  steps: each(steps, (step) => looks.step({ step })),
  slots: each(slots, (slot) => looks.slot({ slot })),
  partners: each(partners, (partner) => looks.partner({ partner })),
}
