'use client'

import { useMemo, useState } from 'react'
import { Provider } from 'urql'
import * as words from '../messages/play.generated.js'
import '../campaign/campaign.css'
import { CampaignProvider } from '../campaign/CampaignContext.js'
import { useTools } from '../campaign/desk/useTools.js'
import { ViewProvider } from '../campaign/ViewContext.js'
import { Button, ErrorNote, Skeleton } from '../ui/index.js'
import { type Setup, trial } from './campaign.js'
import { draftClient } from '../campaign/desk/draftClient.js'
import { localCampaign } from './localCampaign.js'
import { openEngine } from './openEngine.js'
import './play.css'
import { PlayRoom } from './PlayRoom.js'
import type { Told } from './protocol.js'
import { type GameEngine, type LocalGame, useGame } from './useGame.js'

function Bar({ setup, told }: { readonly setup: Setup; readonly told: Told }) {
  const turn = words.turn({
    ...{ over: told.over ? 'yes' : 'no', turn: told.view.turn, turns: setup.turns },
    b: (inside) => <b>{inside}</b>,
  })
  return (
    <div className="c-bar">
      <h1 className="c-name">{setup.title}</h1>
      <span className="c-turn">{turn}</span>
    </div>
  )
}

function Failed({ game, begun }: { readonly game: LocalGame; readonly begun: boolean }) {
  return (
    <div className="p-failed">
      <ErrorNote title={begun ? words.stoppedTitle() : words.failedTitle()}>
        {begun ? words.stopped() : words.failed()}
      </ErrorNote>
      {begun && <Button onClick={game.restart}>{words.startAgain()}</Button>}
    </div>
  )
}

/** The campaign, laid out as on the server: the same map and the same order desk, with this page as their server. */
function Campaign({ game, told, busy }: { readonly game: LocalGame; readonly told: Told; readonly busy: boolean }) {
  const { campaign, table } = useMemo(() => localCampaign(told.view, game.setup), [told, game.setup])
  const [lifted, setLifted] = useState(false)
  const state = useTools(game.setup.ruleset)
  const view = (lifted && told.opened) || told.view
  return (
    <CampaignProvider {...{ campaign, table }} reload={() => undefined}>
      <div className="c-screen">
        <Bar {...{ told }} setup={game.setup} />
        <ViewProvider view={view} tools={state.kind === 'open' ? state.tools : null}>
          <PlayRoom {...{ game, told, busy, state, lifted, setLifted }} />
        </ViewProvider>
      </div>
    </CampaignProvider>
  )
}

/** Some turns of a campaign against bots, without an account and without a server. */
export function PlayScreen({ setup, start }: { readonly setup: Setup; readonly start: () => GameEngine }) {
  const game = useGame(setup, start)
  const [client] = useState(draftClient)
  const { state } = game
  if (state.kind === 'opening') return <Skeleton lines={8} label={words.opening()} />
  if (state.kind === 'failed') return <Failed game={game} begun={state.begun} />
  return (
    <Provider value={client}>
      <Campaign {...{ game }} told={state.told} busy={state.busy} />
    </Provider>
  )
}

const trialEngine = (): GameEngine => {
  const { ask, close } = openEngine()
  return { begin: () => ask('open', {}), ask, close }
}

/** The trial. */
export function PlayPage() {
  const { ruleset, seat, turns } = trial
  const [setup] = useState<Setup>(() => ({ ruleset, seat, turns, title: words.title(), editor: null }))
  return <PlayScreen setup={setup} start={trialEngine} />
}
