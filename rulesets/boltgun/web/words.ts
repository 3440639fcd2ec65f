import type { Names, Presentation } from '../../kit/presentation.js'
import type { ReportStep } from '../engine/report/reportStep.js'
import type { BannerView, BoltgunView } from '../engine/view.js'

/** What BOLTGUN's views name. */
export interface BoltgunNames extends Names {
  readonly piece: 'banner'
  readonly contact: 'banner'
  readonly mark: 'cache' | 'array' | 'crossing' | 'works' | 'relic'
  readonly state: Exclude<BannerView['works'], 'none'> | 'must retreat' | 'node'
  readonly step: ReportStep
  readonly slot: never
  readonly partner:
    'join' | 'transfer' | 'choose' | 'accept' | 'word' | 'judge' | 'answerForfeit' | 'ruleForfeit' | 'ruleVictory'
  readonly zone: 'battle' | 'recon' | 'search' | 'landing'
}

type Words = Pick<
  Presentation<BoltgunView, BoltgunNames>,
  'cell' | 'size' | 'pieces' | 'contacts' | 'states' | 'marks' | 'holdings' | 'steps' | 'slots' | 'partners'
>

/** What things are called, and how they are drawn. */
export const words: Words = {
  cell: { one: 'sector', many: 'sectors' },
  size: { name: 'level', of: (level) => `level ${String(level)}` },
  // APP-6: a battalion of infantry
  pieces: { banner: { name: 'Banner', symbol: '10031000161211000000' } },
  contacts: { banner: 'Banner' },
  states: {
    fortified: { name: 'Fortified', sign: 'bracket' },
    entrenched: { name: 'Entrenched', sign: 'teeth' },
    'must retreat': { name: 'Must retreat', sign: 'urgent' },
    node: { name: 'Node', sign: 'dot' },
  },
  marks: {
    title: 'Features, relics and objectives',
    kinds: {
      cache: { name: 'Cache', sign: 'box' },
      array: { name: 'Array', sign: 'mast' },
      crossing: { name: 'Crossing', sign: 'bridge' },
      works: { name: 'Works', sign: 'wall' },
      relic: { name: 'Relic', sign: 'star' },
    },
  },
  holdings: {
    title: 'Held and disputed ground',
    disputed: { name: 'Disputed', about: 'covered by two sides at war' },
  },
  steps: {
    armies: 'Armies',
    packet: 'Packet',
    plans: 'Plans',
    works: 'Works',
    march: 'March',
    retreat: 'Retreat',
    supply: 'Supply',
    relics: 'Relics',
    reorganise: 'Reorganise',
    battle: 'Battle',
    attrition: 'Attrition',
    intelligence: 'Intelligence',
    victory: 'Victory',
    turn: 'Turn',
  },
  slots: {},
  partners: {
    join: 'Banner to join',
    transfer: 'From',
    choose: 'Result that stands',
    accept: 'Whose word you would take',
    word: 'Your answer',
    judge: 'Verdict',
    answerForfeit: 'Your answer',
    ruleForfeit: 'The claim',
    ruleVictory: 'Champion',
  },
}
