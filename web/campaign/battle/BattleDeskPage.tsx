'use client'

import { useRef } from 'react'
import * as words from '../../messages/battle.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { isToDo } from '../../turn/toDo.js'
import { useAddress, writeAddress } from '../address.js'
import { CampaignSign } from '../BarTurn.js'
import { useCampaignContext } from '../CampaignContext.js'
import { StateNotice } from '../States.js'
import { BattleClock } from './BattleClock.js'
import { BattleContext } from './BattleContext.js'
import { BattleHead } from './BattleHead.js'
import { DicePart, DocumentPart, ResultPart } from './BattleParts.js'
import { Ground } from './Ground.js'
import { lengthOf } from './paper.js'
import { Schedule } from './Schedule.js'
import './table.css'
import { Talk } from './Talk.js'
import { type BattlePageProps, useBattlePage } from './useBattlePage.js'
import { useNewParts } from './useNewParts.js'

const parts = ['document', 'ground', 'talk', 'dice', 'answer'] as const
type Part = (typeof parts)[number]

interface PartsNavProps {
  readonly part: Part
  readonly onPart: (part: Part) => void
  readonly isAsked: boolean
  /** Parts that hold something new. */
  readonly news: ReadonlySet<string>
}

/** On a phone: which part of the desk is shown. */
const PartsNav = ({ part, onPart, isAsked, news }: PartsNavProps) => (
  <nav className="b-nav" aria-label={words.parts()}>
    {parts.map((id) => (
      <button key={id} type="button" aria-pressed={part === id} onClick={() => onPart(id)}>
        {words.part({ part: id })}
        {id === 'answer' && isAsked && <span className="b-dot" role="img" aria-label={words.asked()} />}
        {news.has(id) && <span className="b-dot" role="img" aria-label={words.somethingNew()} />}
      </button>
    ))}
  </nav>
)

/** One battle on one page: beside the table with one thumb, at a desk in columns, on paper as one page. */
export function BattleDeskPage(props: BattlePageProps) {
  const battle = useBattlePage(props)
  const { desk, error, document, asks } = battle
  const { table } = useCampaignContext()
  const address = useAddress()
  const part = parts.find((one) => one === address.get('part')) ?? 'document'
  const setPart = (next: Part): void => writeAddress({ part: next }, 'push')
  const news = useNewParts(desk, part)
  const form = useRef<HTMLDivElement>(null)
  const toForm = (): void => {
    setPart('answer')
    // On a phone the part is shown first.
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'start' }))
  }
  return (
    <BattleContext value={battle}>
      <article className="b-desk" data-part={part} data-length={lengthOf(document)}>
        <CampaignSign />
        <BattleHead />
        <StateNotice />
        {error && <Trouble error={error} />}
        <div className="b-columns">
          <div className="b-part b-column-document" data-of="document">
            <DocumentPart />
          </div>
          <div className="b-part b-column-ground" data-of="ground">
            <Ground />
          </div>
          <div className="b-part b-column-talk" data-of="talk">
            <BattleClock toForm={toForm} />
            <Schedule />
            <Talk />
          </div>
          <div className="b-part b-column-dice" data-of="dice">
            <DicePart />
          </div>
          <div className="b-part b-column-answer" data-of="answer" ref={form}>
            <ResultPart />
          </div>
        </div>
        <PartsNav {...{ part, news }} onPart={setPart} isAsked={asks.some(({ id }) => isToDo(table, id))} />
      </article>
    </BattleContext>
  )
}
