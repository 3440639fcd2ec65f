'use client'

import { plainControls } from '../../forms/plain/controls.js'
import { Form } from '../../forms/Form.js'
import { readNode } from '../../forms/readNode.js'
import * as words from '../../messages/desk.generated.js'
import { Button, Notice } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import type { Begun } from './deskState.js'
import { toldOrder } from './toldOrder.js'
import { wordFor } from './valueWords.js'

/** A form as it was left: all that it said can be read and copied. */
function LeftForm({ form: { ask, option, draft } }: { readonly form: Begun }) {
  const { view, tools } = useOpenedView()
  const { dismiss } = useOpenDesk().desk
  const word = (value: string): string => wordFor(view, value)
  const node = readNode(option.detail, word)
  return (
    <Notice
      tone="warn"
      title={words.leftTitle({ question: ask.title })}
      action={
        <Button size="s" onClick={() => dismiss(ask.id)}>
          {words.dismiss()}
        </Button>
      }
    >
      {words.left()}
      <fieldset disabled className="c-left" aria-label={option.label}>
        <p>{toldOrder(tools, view, draft)}</p>
        {node && draft.detail !== undefined && (
          <Form {...{ node, word }} value={draft.detail} controls={plainControls} onChange={() => undefined} />
        )}
      </fieldset>
    </Notice>
  )
}

/** What was being filled in for questions that are asked no longer. */
export const LeftForms = () => useOpenDesk().desk.left.map((form) => <LeftForm key={form.ask.id} form={form} />)
