'use client'

import type { ShelvedSystem } from '@muster/rulesets/kit/system.js'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import * as words from '../messages/referencePage.generated.js'
import { useShelf, useSystem } from '../tabletop/useSystem.js'
import { Checkbox, ErrorNote, Field, Select, Skeleton, Tabs } from '../ui/index.js'
import { keepPages } from '../kept/pages.js'
import { addressOf, askedOf } from './address.js'
import './reference.css'
import { ReferenceView } from './ReferenceView.js'

const Practice = lazy(() => import('./Practice.js').then((module) => ({ default: module.Practice })))

/** The same page for everybody, and nobody's: it is kept whoever is signed in. */
const keepForLater = async (): Promise<void> => keepPages(await caches.open('muster-pages'), ['/reference'])

interface PickProps {
  readonly shelf: readonly ShelvedSystem[]
  readonly chosen: ShelvedSystem
  readonly variants: readonly string[]
  readonly onPick: (id: string, variants: readonly string[]) => void
}

/** Which system, and what is laid over it. */
const Pick = ({ shelf, chosen, variants, onPick }: PickProps) => (
  <div className="r-pick">
    <Field label={words.system()} hint={chosen.about}>
      {(control) => (
        <Select value={chosen.id} onChange={({ target }) => onPick(target.value, [])} {...control}>
          {shelf.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {chosen.variants.length > 0 && (
      <fieldset className="r-variants">
        <legend className="m-field-label">{words.variants()}</legend>
        {chosen.variants.map(({ id, title, about }) => (
          <Checkbox
            key={id}
            label={
              <>
                {title} <span className="m-field-hint">{about}</span>
              </>
            }
            checked={variants.includes(id)}
            onChange={({ target }) =>
              // In the order in which the shelf lays them.
              onPick(
                chosen.id,
                chosen.variants
                  .map((entry) => entry.id)
                  .filter((other) => (other === id ? target.checked : variants.includes(other))),
              )
            }
          />
        ))}
      </fieldset>
    )}
  </div>
)

function OnShelf({ shelf }: { readonly shelf: readonly [ShelvedSystem, ...ShelvedSystem[]] }) {
  const [asked, setAsked] = useState(() => askedOf(location.pathname, location.search))
  const chosen = shelf.find(({ id }) => id === asked.id) ?? shelf[0]
  const variants = asked.variants.filter((id) => chosen.variants.some((entry) => entry.id === id))
  const key = variants.join()
  const choice = useMemo(
    () => ({ id: chosen.id, variants: key.split(',').filter(Boolean), settings: {}, overrides: {} }),
    [chosen.id, key],
  )
  const state = useSystem(choice)
  const isOpen = state.kind === 'open'
  useEffect(() => {
    if (isOpen) keepForLater().catch(() => undefined)
  }, [isOpen])
  const pick = (id: string, laid: readonly string[]): void => {
    setAsked({ id, variants: laid })
    history.replaceState(null, '', addressOf(id, laid))
  }
  return (
    <>
      {asked.id !== null && chosen.id !== asked.id && (
        <ErrorNote title={words.noSystem()}>{words.noSystemText()}</ErrorNote>
      )}
      <details className="r-pick-fold" open={asked.id === null || undefined}>
        <summary>
          {[chosen, ...chosen.variants.filter(({ id }) => variants.includes(id))].map(({ title }) => title).join(' · ')}
          <span className="m-quiet"> {words.another()}</span>
        </summary>
        <Pick {...{ shelf, chosen, variants }} onPick={pick} />
      </details>
      {state.kind === 'failed' && <ErrorNote title={words.failed()}>{state.why}</ErrorNote>}
      {state.kind === 'opening' && <Skeleton lines={10} label={words.opening()} />}
      {state.kind === 'open' && (
        <Tabs
          label={words.heading()}
          defaultValue="tables"
          tabs={[
            { id: 'tables', label: words.tables(), content: <ReferenceView system={state.system} takesKeys /> },
            ...(state.system.procedures.length > 0
              ? [
                  {
                    id: 'dice',
                    label: words.dice(),
                    content: (
                      <Suspense fallback={<Skeleton lines={6} label={words.openingDice()} />}>
                        <Practice key={`${chosen.id} ${key}`} system={state.system} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  )
}

/** The quick reference of every system on the shelf, open to everybody. */
export function ReferencePage() {
  const state = useShelf()
  return (
    <>
      <h1>{words.heading()}</h1>
      {state.kind === 'opening' && <Skeleton lines={10} label={words.opening()} />}
      {state.kind === 'failed' && <ErrorNote title={words.failed()}>{state.why}</ErrorNote>}
      {state.kind === 'open' && <OnShelf shelf={state.shelf} />}
    </>
  )
}
