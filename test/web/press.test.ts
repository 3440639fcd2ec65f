import { ruleId } from '@muster/rulesets/kit/ids.js'
import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { pressOption } from '../../web/campaign/desk/press.js'

const option: OrderOption = { kind: 'answer', label: 'Answer', slot: 'answer', rule: ruleId('HX-166') }
const mission = { ...option, item: ['take', 'hold'].map((id) => ({ id, label: id, about: 'A mission.' })) }
const report = {
  ...option,
  detail: { type: 'object', properties: { winner: { type: 'string', enum: ['A', 'B'] } }, required: ['winner'] },
}
const nothing = { ...option, detail: { type: 'object', properties: {}, required: [] } }

/** A desk of one answer, and what is done at it. */
const pressed = (filling: OrderOption | null) => {
  const done: string[] = []
  const desk = {
    oneAnswer: true,
    filling: filling && { option: filling, draft: { kind: 'answer' } },
    put: () => void done.push('put on the sheet'),
    begin: (begun: OrderOption | null) => void done.push(begun ? 'begun' : 'put away'),
    answer: () => done.push('answered') > 0,
  }
  return { done, open: { desk, onSeal: () => void done.push('asked for its seal') } }
}

/** Forms have been fetched, and whatever waited for them has gone on. */
const formsFetched = async (): Promise<void> => {
  await import('../../web/campaign/desk/settled.js')
  await new Promise((resolve) => setImmediate(resolve))
}

describe('the button of an answer', () => {
  test('opens at once what needs no form, so that nothing that is chosen next is undone', async () => {
    const { done, open } = pressed(null)
    pressOption(open, mission)
    expect(done).toEqual(['begun'])
    await formsFetched()
    expect(done).toEqual(['begun'])
  })

  test('leaves a form that lies open as it was filled in while forms were fetched', async () => {
    const { done, open } = pressed(report)
    pressOption(open, report)
    await formsFetched()
    expect(done).toEqual([])
  })

  test('opens a form, and asks for the seal of what leaves nothing to say', async () => {
    const { done, open } = pressed(null)
    pressOption(open, report)
    await formsFetched()
    pressOption(open, nothing)
    await formsFetched()
    expect(done).toEqual(['begun', 'answered', 'asked for its seal'])
  })
})
