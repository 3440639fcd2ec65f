import { cellName, seatId, token } from '@muster/rulesets/kit/ids.js'
import type { PrintedOn } from '@muster/rulesets/kit/scenarioFile.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { OpenAsk } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import type { Setup } from './campaign.js'
import type { Told } from './protocol.js'

type Known = Pick<GameView, 'turn' | 'stage' | 'board'>

/** The table of a campaign that no server knows: nobody else sits at it, and nothing has a deadline. */
const tableOf = (view: Known): Table => ({
  ...{
    phase: 'RUNNING',
    turn: view.turn,
    stage: view.stage,
    note: null,
    pausedUntil: null,
    coolsUntil: null,
    publishesAt: null,
  },
  ...{ opened: false, organiser: null, facilitator: null, facilitatorNamesake: null, timeZone: 'UTC', version: 0 },
  ...{ logged: 0, toDo: [], commanders: [], visibility: 'PRIVATE', edition: null, requests: 0, rollCall: null },
  ...{ seats: [], members: [], notices: [], deadlines: [], awaiting: { seats: [], text: '' } },
})

/** With the picture, which no server has. */
const printedMapOf = ({ names = [], picture }: PrintedOn): Campaign['printedMap'] => ({
  names: names.map(({ at, text }) => ({ at: cellName(at), text })),
  picture: picture ?? null,
})

/** What the parts of a campaign's page read of their campaign, for one that exists in this page alone. */
export const localCampaign = (
  view: Known,
  setup: Pick<Setup, 'ruleset' | 'title' | 'seat' | 'printed'>,
): { readonly campaign: Campaign; readonly table: Table } => {
  const table = tableOf(view)
  const campaign: Campaign = {
    ...{ id: 'here', name: setup.title, edition: '', settings: {}, publicKey: '', seatBytes: [], board: view.board },
    ...{
      noticeHours: 0,
      coolDownHours: 0,
      publishHours: 0,
      voteHours: 0,
      silentDays: 0,
      press: 'NONE',
      letterDelayHours: 0,
    },
    ...{
      facilitatorReadsLetters: false,
      blindFacilitator: false,
      draftAtDeadline: 'IGNORE',
      replaceable: false,
      boardHash: '',
    },
    printedMap: setup.printed ? printedMapOf(setup.printed) : null,
    tabletop: { id: '', title: '', variants: [], settings: {}, overrides: {} },
    absence: {
      ...{ silentStages: 0, silentThen: 'TELL', quorum: 0, waitHours: 0, excuses: 0, excuseTurns: 0 },
      ...{ vacations: 'NOTHING', vacationStageDays: 0, vacationDays: 0 },
    },
    ruleset: { id: setup.ruleset, title: '', edition: '', stages: [] },
    scenario: { id: '', title: setup.title },
    place: {
      ...{
        role: 'PLAYER',
        seat: seatId(setup.seat),
        organiser: false,
        coOrganiser: false,
        former: false,
        excuses: null,
      },
      ...{ askedDeputy: null, askedCommander: null },
    },
    status: table,
    briefing: null,
    ...{ receipts: [], invitations: [] },
  }
  return { campaign, table }
}

/** A question as the order desk takes it: without a deadline, and open until it is answered. */
export const openAskOf = (ask: Told['asks'][number]): OpenAsk => ({
  ...ask,
  about: ask.about === undefined ? null : token(ask.about),
  deadlineAt: null,
  closed: false,
})
