'use client'

import { useState } from 'react'
import * as words from '../messages/sandbox.generated.js'
import { randomHex } from '../api/randomHex.js'
import { useCampaignContext } from '../campaign/CampaignContext.js'
import { Link } from '../shell/Link.js'
import { Button, buttonClass, Dialog, Field, Input, Menu } from '../ui/index.js'
import { useServer } from './Server.js'
import type { PutShelf } from './useShelf.js'
import { changed, copied, mostVariants, removed, type Shelf, type Variant } from './variants.js'

interface VariantBarProps {
  readonly shelf: Shelf
  readonly put: PutShelf
  /** The one that is open. */
  readonly variant: Variant
  /** Null: nothing can be planned on what is known now. */
  readonly create: ((name: string) => void) | null
}

/** A name that no other plan has. */
const freeName = ({ variants }: Shelf): string => {
  const names = new Set(variants.map(({ name }) => name))
  let number = variants.length + 1
  while (names.has(words.name({ number }))) number += 1
  return words.name({ number })
}

function NameDialog({
  variant,
  onName,
  close,
}: {
  variant: Variant
  onName: (name: string) => void
  close: () => void
}) {
  const [name, setName] = useState(variant.name)
  const given = name.trim()
  return (
    <Dialog
      open
      width="s"
      onOpenChange={close}
      title={words.rename()}
      footer={
        <Button
          tone="primary"
          disabled={given === ''}
          onClick={() => {
            onName(given)
            close()
          }}
        >
          {words.keepName()}
        </Button>
      }
    >
      <Field label={words.nameLabel()}>
        {(control) => (
          <Input {...control} maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
    </Dialog>
  )
}

/** That this is a sandbox, and the plans that stand side by side in it. */
export function VariantBar({ shelf, put, variant, create }: VariantBarProps) {
  const { name } = useCampaignContext().campaign
  const { id } = useServer()
  const [naming, setNaming] = useState(false)
  const isFull = shelf.variants.length >= mostVariants
  return (
    <header className="s-head">
      <div className="s-title">
        <h1>{words.title({ campaign: name })}</h1>
        <p>{words.about()}</p>
        <Link className={buttonClass('plain', 's')} href={`/campaign/${id}`}>
          {words.toCampaign()}
        </Link>
      </div>
      <nav className="s-variants" aria-label={words.plans()}>
        {shelf.variants.map((one) => (
          <button
            key={one.id}
            type="button"
            className="s-variant"
            aria-pressed={one === variant}
            onClick={() => put((before) => ({ ...before, open: one.id }))}
          >
            {one.name} <span className="m-quiet">{words.ofTurn({ turn: one.turn, steps: one.steps.length })}</span>
          </button>
        ))}
        {create && (
          <Button size="s" disabled={isFull} onClick={() => create(freeName(shelf))}>
            {words.another()}
          </Button>
        )}
        <Menu
          trigger={
            <button type="button" className={buttonClass('quiet', 's')}>
              {words.actions()}
            </button>
          }
          label={words.actions()}
          items={[
            {
              ...{ id: 'copy', label: words.copy(), disabled: isFull },
              onSelect: () => put((before) => copied(before, variant, randomHex(), freeName(before))),
            },
            { id: 'rename', label: words.rename(), onSelect: () => setNaming(true) },
            {
              ...{ id: 'remove', label: words.remove(), tone: 'signal' },
              onSelect: () => put((before) => removed(before, variant.id)),
            },
          ]}
        />
      </nav>
      {naming && (
        <NameDialog
          variant={variant}
          onName={(given) => put((before) => changed(before, variant.id, (one) => ({ ...one, name: given })))}
          close={() => setNaming(false)}
        />
      )}
    </header>
  )
}
