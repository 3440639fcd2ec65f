import { gridOf } from '@muster/rulesets/kit/board.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useState } from 'react'
import type { Briefing } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import { allLayers, layerTitles, type MapLayers, usePrintedMap } from '../map/index.js'
import { type Address, useAddress, writeAddress } from './address.js'
import { useCampaignContext } from './CampaignContext.js'
import { matches } from './desk/drafts.js'
import type { DeskState } from './desk/deskState.js'
import { useAsk } from './desk/useAsk.js'
import { useDesk } from './desk/useDesk.js'
import { useSealing } from './desk/useSealing.js'
import { useLetterDesk } from './letters/useLetterDesk.js'
import { usePlayback } from './playback/usePlayback.js'
import { useLaid } from './useLaid.js'
import { useViewContext } from './ViewContext.js'

/** What is open for a piece that is picked up: the one kind of order that the rules leave it, else a path from where it stands. */
export const openedFor = (id: string | null, { options, orders }: DeskState) => {
  const own = options.filter((option) => option.piece === id)
  const isOrdered = (option: (typeof own)[number]): boolean => orders.some((order) => matches(option, order))
  const forced = own.find((option) => option.forced && !isOrdered(option))
  const paths = own.filter(({ path }) => path)
  return forced ?? paths.find(isOrdered) ?? paths[0] ?? null
}

/** Cells that something speaks of, lit on the map, and the one that is brought into view. */
export const useReportCells = (first: CellName | null) => {
  const [reportCells, light] = useState<readonly CellName[]>(first === null ? [] : [first])
  const [focus, setFocus] = useState(first)
  const showCells = (cells: readonly CellName[]): void => {
    light(cells)
    setFocus(cells[0] ?? null)
    writeAddress({ cell: cells[0] ?? null })
  }
  return { reportCells: reportCells, focus, light, showCells }
}

/** What this viewer is asked now: nothing of a stage that has closed and waits to be published. */
const asksOf = ({ place }: Campaign, { publishesAt, toDo }: Table, { asks }: Briefing) => {
  const open = place.former ? [] : asks.filter(({ closed }) => !closed)
  return publishesAt === null ? open : open.filter(({ id }) => toDo.some(({ askIds }) => askIds.includes(id)))
}

const tabs = ['orders', 'objectives', 'report', 'records', 'letters', 'chronicle', 'people']

/** Word of a letter leads to the letters. */
const firstTab = (isAsked: boolean): string => {
  for (const tab of ['letters', 'chronicle']) if (window.location.hash === `#${tab}`) return tab
  return isAsked ? 'orders' : 'report'
}

/** The cell that the address names, if there is such a one. */
const cellIn = ({ board }: GameView, address: Address): CellName | null => {
  const grid = gridOf(board)
  const cell = grid.at(address.get('cell') ?? '')
  return cell === null ? null : grid.name(cell)
}

/** What map and desk of a war share: what is known, what is asked, what is picked up, lit and laid over the map. */
export const useRoom = (briefing: Briefing) => {
  const { campaign, table } = useCampaignContext()
  const { view, tools } = useViewContext()
  const asking = useAsk(asksOf(campaign, table, briefing))
  const { asks, ask } = asking
  const desk = useDesk(ask, { asks })
  const address = useAddress()
  const picked = address.get('piece')
  const select = (piece: string | null): void => writeAddress({ piece })
  const isThere = [...view.pieces, ...view.contacts].some(({ id }) => id === picked)
  const [layers, setLayers] = useState<MapLayers>(allLayers)
  const hasPicture = usePrintedMap()?.underlay != null
  const titles = layerTitles(view, tools?.presentation, hasPicture)
  const laying = useLaid()
  const [cell] = useState(() => cellIn(view, address))
  const lit = useReportCells(cell)
  const letters = useLetterDesk(campaign)
  const [start] = useState(() => firstTab(asks.length > 0))
  const tab = tabs.find((one) => one === address.get('tab')) ?? start
  // Back leads to the tab before.
  const setTab = (next: string): void => writeAddress({ tab: next }, 'push')
  const [sealing, setSealing] = useSealing(ask?.id ?? null)
  const playback = usePlayback(campaign.id, briefing, sealing)
  const pickUp = (id: string | null): void => {
    select(id)
    desk.begin(openedFor(id, desk))
  }
  const goTo = (id: string): void => {
    pickUp(id)
    setTab('orders')
    lit.showCells(view.pieces.filter((piece) => piece.id === id).map(({ at }) => at))
  }
  return {
    ...{ briefing, ...asking, ...laying, ...lit },
    ...{ desk, selected: isThere ? picked : null, pickUp, goTo, putDown: () => select(null) },
    ...{ layers, setLayers, titles },
    ...{ letters, tab, setTab, sealing, setSealing, playback },
    hasRecords: Boolean(tools?.presentation.tables ?? tools?.presentation.series),
  }
}

export type Room = ReturnType<typeof useRoom>
