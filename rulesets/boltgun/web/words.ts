import type { Names, Presentation } from '../../kit/presentation.js'
import type { ReportStep } from '../engine/report/reportStep.js'
import type { BannerView, BoltgunView } from '../engine/view/view.js'
import * as looks from '../messages/looks.generated.js'

/** What BOLTGUN's views name. */
export interface BoltgunNames extends Names {
  readonly piece: 'banner'
  readonly contact: 'banner'
  readonly mark: 'cache' | 'array' | 'crossing' | 'works' | 'relic' | 'reserved'
  readonly state: Exclude<BannerView['works'], 'none'> | 'must retreat' | 'node'
  readonly step: ReportStep
  readonly slot: never
  readonly partner:
    | 'join'
    | 'transfer'
    | 'choose'
    | 'accept'
    | 'word'
    | 'judge'
    | 'answerForfeit'
    | 'ruleForfeit'
    | 'ruleVictory'
  readonly zone: 'battle' | 'recon' | 'search' | 'landing'
}

type Words = Pick<
  Presentation<BoltgunView, BoltgunNames>,
  'cell' | 'size' | 'pieces' | 'contacts' | 'states' | 'marks' | 'holdings' | 'steps' | 'slots' | 'partners'
>

/** What things are called, and how they are drawn. */
export const words: Words = {
  cell: { one: looks.sector(), many: looks.sectors() },
  size: { name: looks.level(), of: (level) => looks.levelOf({ level }) },
  // APP-6: a battalion of infantry
  pieces: { banner: { name: looks.banner(), symbol: '10031000161211000000' } },
  contacts: { banner: looks.banner() },
  states: {
    fortified: { name: looks.fortified(), sign: 'bracket' },
    entrenched: { name: looks.entrenched(), sign: 'teeth' },
    'must retreat': { name: looks.mustRetreat(), sign: 'urgent' },
    node: { name: looks.node(), sign: 'dot' },
  },
  marks: {
    title: looks.marks(),
    kinds: {
      cache: { name: looks.cache(), sign: 'box' },
      array: { name: looks.array(), sign: 'mast' },
      crossing: { name: looks.crossing(), sign: 'bridge' },
      works: { name: looks.worksMark(), sign: 'wall' },
      relic: { name: looks.relic(), sign: 'star' },
      //
      reserved: { name: looks.reserved(), sign: 'flag' },
    },
  },
  holdings: {
    title: looks.holdings(),
    disputed: { name: looks.disputed(), about: looks.disputedAbout() },
  },
  steps: {
    armies: looks.armies(),
    packet: looks.packet(),
    plans: looks.plans(),
    works: looks.works(),
    march: looks.march(),
    retreat: looks.retreat(),
    supply: looks.supply(),
    relics: looks.relics(),
    reorganise: looks.reorganise(),
    battle: looks.battle(),
    attrition: looks.attrition(),
    intelligence: looks.intelligence(),
    victory: looks.victory(),
    turn: looks.turn(),
    correction: looks.correction(),
  },
  slots: {},
  partners: {
    join: looks.toJoin(),
    transfer: looks.from(),
    choose: looks.resultThatStands(),
    accept: looks.witness(),
    word: looks.yourAnswer(),
    judge: looks.verdict(),
    answerForfeit: looks.yourAnswer(),
    ruleForfeit: looks.claim(),
    ruleVictory: looks.champion(),
  },
}
