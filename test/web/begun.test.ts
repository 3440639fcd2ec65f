import { askId, token } from '@muster/rulesets/kit/ids.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import { describe, expect, it } from 'vitest'
import { leftForms, openForm, withForm } from '../../web/campaign/desk/begun.js'
import type { Begun } from '../../web/campaign/desk/deskState.js'
import { moveAsk } from './deskFixture.js'

const battle = token('battle-1')
const report: AskView = { ...moveAsk, id: askId('battle-1.report.A'), kind: 'report', about: battle }
const confirm: AskView = { ...report, id: askId('battle-1.confirm.A'), kind: 'confirm' }
const other: AskView = { ...report, id: askId('battle-2.report.A'), about: token('battle-2') }

const detail: Json = { type: 'object', properties: { winner: { type: 'string' } }, required: ['winner'] }
const optionOf = (label: string, about = battle): OrderOption => ({
  ...{ kind: 'result', slot: 'answer', label, rule: moveAsk.silence.rule, detail },
  item: [{ id: about, label: 'The fight' }],
})
const reporting = optionOf('Report how it ended')
const draft = { kind: 'result', item: battle, detail: { winner: null } }
const filled: Omit<Begun, 'ask'> = { option: reporting, draft, touched: true }

describe('A form that was being filled in', () => {
  const forms = withForm([], report, filled)

  it('stays open while its option is offered anew', () => {
    const anew = optionOf('Report how it ended')
    expect(openForm(forms, report, [anew])).toEqual({ option: anew, draft, touched: true })
    const renamed = optionOf('Report the fight')
    expect(openForm(forms, report, [renamed])).toMatchObject({ option: renamed, draft })
    expect(openForm(forms, report, [{ ...renamed, kind: 'rollOff' }])).toBeNull()
  })

  it('goes on at the next question about the same thing, and says so', () => {
    expect(openForm(forms, confirm, [optionOf('Confirm'), reporting])).toEqual({ ...filled, carried: true })
    expect(leftForms(forms, [confirm], confirm, [reporting])).toEqual([])
  })

  it('goes on from there as one of that question', () => {
    const next = { ...draft, detail: { winner: 'A' } }
    const then = withForm(forms, confirm, { ...filled, carried: true, draft: next })
    expect(openForm(then, confirm, [reporting])).toEqual({ ...filled, carried: true, draft: next })
    expect(leftForms(then, [confirm], confirm, [reporting])).toEqual([])
  })

  it('does so too once it is on the sheet, and not at the question where it is', () => {
    const put = withForm([], report, { option: reporting, draft, isPut: true })
    expect(openForm(put, report, [reporting])).toBeNull()
    expect(openForm(put, confirm, [reporting])).toEqual({ ...filled, carried: true })
    expect(leftForms(put, [], null, [])).toEqual([])
  })

  it('does not, where it was opened and nothing was said', () => {
    const opened = withForm([], report, { option: reporting, draft })
    expect(openForm(opened, confirm, [reporting])).toBeNull()
    expect(leftForms(opened, [], null, [])).toEqual([])
  })

  it('does not at a question about something else, whatever that offers', () => {
    expect(openForm(forms, other, [reporting])).toBeNull()
    expect(openForm(withForm([], { ...report, about: battle }, filled), other, [optionOf('', battle)])).toBeNull()
  })

  it('does not where the same is offered about something else alone', () => {
    const strange = optionOf('Report how it ended', token('battle-2'))
    expect(openForm(forms, confirm, [strange])).toBeNull()
    expect(leftForms(forms, [confirm], confirm, [strange])).toEqual([{ ...filled, ask: report }])
  })

  it('is kept aside while its own question, or the next about the same, waits for its turn', () => {
    expect(leftForms(forms, [report, other], other, [])).toEqual([])
    expect(leftForms(forms, [confirm, other], other, [])).toEqual([])
  })

  it('is left once nothing asks about it any more', () => {
    expect(leftForms(forms, [other], other, [reporting])).toEqual([{ ...filled, ask: report }])
    expect(leftForms(forms, [], null, [])).toEqual([{ ...filled, ask: report }])
  })

  it('is forgotten when it is closed, here or at the next question', () => {
    expect(withForm(forms, report, null)).toEqual([])
    expect(withForm(forms, confirm, null)).toEqual([])
    expect(withForm(forms, other, null)).toEqual(forms)
  })
})
