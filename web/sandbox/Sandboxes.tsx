'use client'

import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useEffect, useMemo } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../messages/sandbox.generated.js'
import type { Briefing } from '../api/briefing.js'
import type { Campaign } from '../api/campaign.js'
import { viewQuery } from '../api/history.js'
import { Link } from '../shell/Link.js'
import { buttonClass, EmptyState, ErrorNote, Notice, Skeleton } from '../ui/index.js'
import type { Ground } from '../play/sandboxProtocol.js'
import { ServerProvider } from './Server.js'
import { SandboxScreen } from './SandboxScreen.js'
import { useEngine } from './useEngine.js'
import { useFresh } from './useFresh.js'
import { useShelf } from './useShelf.js'
import { added, openVariant, type Variant } from './variants.js'
import { VariantBar } from './VariantBar.js'

interface SandboxesProps {
  readonly campaign: Campaign
  readonly briefing: Briefing
  readonly view: GameView
  /** What this browser keeps the plans under. */
  readonly kept: string
}

/** The view that a plan begins with: the present one, or an older briefing's, which is read again. */
const useGround = ({ campaign, briefing, view }: SandboxesProps, variant: Variant | null) => {
  const ruleset = campaign.ruleset.id
  const present = useMemo<Ground>(() => ({ ruleset, view }), [ruleset, view])
  const number = variant?.briefing ?? briefing.number
  const isPresent = number === briefing.number
  const [{ data, error }] = useQuery({
    query: viewQuery,
    variables: { id: campaign.id, number },
    pause: isPresent,
  })
  const old = data?.campaign?.briefing
  const older = useMemo<Ground | null>(
    () => (old?.number === number ? { ruleset, view: { ...old.view, board: campaign.board } } : null),
    [old, number, ruleset, campaign.board],
  )
  return { present, ground: isPresent ? present : older, isGone: !isPresent && (error !== undefined || old === null) }
}

/** A seal that was taken back is none. */
const sealedIn = ({ receipts }: Campaign): ReadonlySet<string> =>
  new Set(
    receipts.flatMap(({ askId }, index) =>
      receipts.findIndex((one) => one.askId === askId) === index && !receipts[index]?.takenBack ? [askId] : [],
    ),
  )

const useReal = (campaign: Campaign, { asks }: Briefing) => {
  const client = useClient()
  return useMemo(() => ({ id: campaign.id, client, asks, sealed: sealedIn(campaign) }), [client, asks, campaign])
}

/** The owner's seat: only a seat gets here. */
const ownerOf = ({ viewer }: GameView): SeatId | null => (viewer.kind === 'seat' ? viewer.seat : null)

function NoPlan({ id }: { readonly id: string }) {
  return (
    <EmptyState
      rank={1}
      title={words.noPlanTitle()}
      action={
        <Link className={buttonClass('primary')} href={`/campaign/${id}`}>
          {words.toCampaign()}
        </Link>
      }
    >
      {words.noPlan()}
    </EmptyState>
  )
}

const Failed = () => <ErrorNote title={words.failedTitle()}>{words.failed()}</ErrorNote>

/** Plans side by side, one of them open; the first is there from the start. */
export function Sandboxes(props: SandboxesProps) {
  const { campaign, briefing, kept } = props
  const engine = useEngine()
  const { shelf, put, isKept } = useShelf(kept)
  const variant = openVariant(shelf)
  const { present, ground, isGone } = useGround(props, variant)
  const fresh = useFresh(engine, present, props)
  const make = fresh instanceof Error ? null : (fresh ?? null)
  const isEmpty = variant === null
  const server = useReal(campaign, briefing)
  useEffect(() => {
    if (isEmpty && make) put((before) => added(before, make(words.name({ number: 1 }))))
  }, [isEmpty, make, put])
  if (fresh instanceof Error) return <Failed />
  if (!engine || fresh === undefined) return <Skeleton lines={8} label={words.opening()} />
  if (!variant) return make ? <Skeleton lines={8} label={words.opening()} /> : <NoPlan id={campaign.id} />
  const owner = ownerOf(props.view)
  return (
    <ServerProvider value={server}>
      <div className="c-screen s-screen">
        <VariantBar
          {...{ shelf, put, variant }}
          create={make && ((name) => put((before) => added(before, make(name))))}
        />
        {!isKept && <Notice tone="warn">{words.notKept()}</Notice>}
        {isGone && <ErrorNote title={words.goneTitle()}>{words.gone()}</ErrorNote>}
        {!isGone && !ground && <Skeleton lines={8} label={words.opening()} />}
        {ground && owner !== null && (
          <SandboxScreen
            key={variant.id}
            {...{ engine, ground, variant, owner, campaign, put }}
            others={shelf.variants.filter(({ id }) => id !== variant.id)}
            isPresent={variant.briefing === briefing.number}
          />
        )}
      </div>
    </ServerProvider>
  )
}
