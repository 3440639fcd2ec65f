'use client'

import { cellName } from '@muster/rulesets/kit/ids.js'
import type { Guess, GuessKind } from '@muster/rulesets/kit/sandbox.js'
import { useState } from 'react'
import * as words from '../messages/sandbox.generated.js'
import { useViewContext } from '../campaign/ViewContext.js'
import { Button, Coordinate, EmptyState, Field, Input, Notice, SeatChip, Select, Skeleton } from '../ui/index.js'
import { withoutGuess, withPlaced, withSize } from './guesses.js'
import type { Placing, Plan } from './plan.js'
import { useAnswer } from './useEngine.js'

interface GuessTabProps {
  readonly plan: Plan
  readonly placing: Placing | null
  readonly setPlacing: (placing: Placing | null) => void
}

/** What a kind of piece is called. */
const useKindName = (): ((kind: string) => string) => {
  const { tools } = useViewContext()
  return (kind) => tools?.presentation.pieces[kind]?.name ?? kind
}

const within = ({ least, most }: GuessKind, size: number): number =>
  Number.isFinite(size) ? Math.min(most, Math.max(least, Math.round(size))) : least

interface SizeProps {
  readonly of: GuessKind
  readonly label: string
  readonly size: number
  readonly onSize: (size: number) => void
}

/** A figure that may be typed piece by piece: what is out of bounds comes back into them when the field is left. */
function SizeField({ of, label, size, onSize }: SizeProps) {
  const [typed, type] = useState<string | null>(null)
  return (
    <Input
      type="number"
      className="s-size"
      aria-label={label}
      {...{ min: of.least, max: of.most, step: of.step }}
      value={typed ?? String(size)}
      onChange={({ target }) => {
        type(target.value)
        if (within(of, target.valueAsNumber) === target.valueAsNumber) onSize(target.valueAsNumber)
      }}
      onBlur={({ target }) => {
        type(null)
        onSize(within(of, target.valueAsNumber))
      }}
    />
  )
}

interface RowProps {
  readonly guess: Guess
  readonly index: number
  readonly kinds: readonly GuessKind[]
  readonly props: GuessTabProps
}

function GuessRow({ guess, index, kinds, props: { plan, placing, setPlacing } }: RowProps) {
  const nameOf = useKindName()
  const { seat, kind, at, size } = guess
  const of = kinds.find((one) => one.kind === kind)
  const named = words.guess({ kind: nameOf(kind), seat, at })
  const isPlaced = placing?.index === index
  return (
    <li className="s-guess">
      <SeatChip seat={seat} size="s" />
      <span className="s-guess-name">
        {nameOf(kind)} <Coordinate cell={at} />
      </span>
      {of && (
        <SizeField
          {...{ of, size }}
          label={words.sizeOf({ guess: named })}
          onSize={(next) => plan.change((variant) => withSize(variant, index, next))}
        />
      )}
      <Button
        size="s"
        tone="quiet"
        aria-pressed={isPlaced}
        aria-label={words.moveNamed({ guess: named })}
        onClick={() => setPlacing(isPlaced ? null : { seat, kind, size, index })}
      >
        {words.move()}
      </Button>
      <Button
        size="s"
        tone="quiet"
        aria-label={words.strikeNamed({ guess: named })}
        onClick={() => {
          setPlacing(null)
          plan.change((variant) => withoutGuess(variant, index))
        }}
      >
        {words.strike()}
      </Button>
    </li>
  )
}

/** Another guess: whose it is, what it is, and then its place on the map. */
function NewGuess({ kinds, props }: { readonly kinds: readonly GuessKind[]; readonly props: GuessTabProps }) {
  const { plan, placing, setPlacing } = props
  const nameOf = useKindName()
  const sides = plan.ground.view.legend.filter(({ seat, eliminated }) => seat !== plan.owner && !eliminated)
  const [seat, setSeat] = useState(sides[0]?.seat)
  const [kind, setKind] = useState(kinds[0]?.kind)
  const of = kinds.find((one) => one.kind === kind)
  if (seat === undefined || !of) return null
  const isOpen = placing?.index === null
  return (
    <div className="s-new">
      <Field label={words.side()}>
        {(control) => (
          <Select
            {...control}
            value={seat}
            onChange={({ target }) => setSeat(sides.find((side) => side.seat === target.value)?.seat)}
          >
            {sides.map((side) => (
              <option key={side.seat} value={side.seat}>
                {words.sideNamed({ seat: side.seat, title: side.title })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kinds.length > 1 && (
        <Field label={words.kind()}>
          {(control) => (
            <Select {...control} value={kind} onChange={({ target }) => setKind(target.value)}>
              {kinds.map((one) => (
                <option key={one.kind} value={one.kind}>
                  {nameOf(one.kind)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Button
        aria-pressed={isOpen}
        onClick={() => setPlacing(isOpen ? null : { seat, kind: of.kind, size: of.usual, index: null })}
      >
        {isOpen ? words.stopPlacing() : words.add()}
      </Button>
    </div>
  )
}

/** A place by name, for whoever does not press the map. */
function PlaceField({
  plan,
  placing,
  setPlacing,
  onPlace,
}: GuessTabProps & { placing: Placing; onPlace: (cell: string) => void }) {
  const { engine, ground } = plan
  const { seat, kind } = placing
  const [asked] = useState(() => ({ ...ground, seat, piece: kind }))
  const places = useAnswer(engine, 'places', asked)?.answer
  return (
    <Field label={words.where()} hint={words.whereHint()}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => {
            onPlace(target.value)
            setPlacing(null)
          }}
        >
          <option value="">{words.choose()}</option>
          {places && !(places instanceof Error) && places.map((at) => <option key={at}>{at}</option>)}
        </Select>
      )}
    </Field>
  )
}

/** What is supposed of the others: each guess with its place and its strength, to be changed before the first step. */
export function GuessTab(props: GuessTabProps) {
  const { plan, placing } = props
  const { engine, ground, variant, steps, change } = plan
  const begun = useAnswer(engine, 'begin', ground)?.answer
  if (steps > 0)
    return (
      <EmptyState
        title={words.laterTitle()}
        action={<Button onClick={() => change((one) => ({ ...one, steps: [] }))}>{words.toBeginning()}</Button>}
      >
        {words.later()}
      </EmptyState>
    )
  if (begun === undefined) return <Skeleton lines={4} label={words.opening()} />
  const kinds = begun && !(begun instanceof Error) ? begun.kinds : []
  return (
    <>
      <Notice title={words.guessTitle()}>{words.guessAbout()}</Notice>
      {variant.guesses.length === 0 && <p className="m-quiet">{words.nothingGuessed()}</p>}
      <ul className="s-guesses" aria-label={words.guesses()}>
        {variant.guesses.map((guess, index) => (
          <GuessRow key={`${guess.seat} ${guess.kind} ${String(index)}`} {...{ guess, index, kinds, props }} />
        ))}
      </ul>
      <NewGuess {...{ kinds, props }} />
      {placing && (
        <PlaceField
          {...props}
          key={`${placing.seat} ${placing.kind}`}
          placing={placing}
          onPlace={(cell) => change((one) => withPlaced(one, placing, cellName(cell)))}
        />
      )}
    </>
  )
}
