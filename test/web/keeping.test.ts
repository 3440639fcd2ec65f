import { beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../../web/api/live.js'
import { keepDraft } from '../../web/campaign/desk/keeping.js'

let flushed: boolean[]
let failed: boolean
let line: Connection
let listeners: Set<() => void>
let page: EventTarget
let paper: EventTarget & { visibilityState: string }
let stop: () => void

const become = (next: Connection): void => {
  line = next
  for (const listener of listeners) listener()
}

beforeEach(() => {
  ;[flushed, failed, line, listeners] = [[], false, 'live', new Set()]
  page = new EventTarget()
  paper = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  stop = keepDraft(
    { flush: (leaving) => void flushed.push(leaving), hasFailed: () => failed },
    {
      ...{ window: page, document: paper, connection: () => line },
      watchConnection: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  )
})

describe('the draft of a page', () => {
  test('is sent as the page is left, so that it outlives it', () => {
    page.dispatchEvent(new Event('pagehide'))
    expect(flushed).toEqual([true])
  })

  test('is sent as the page is laid aside, as a phone does without another word', () => {
    paper.visibilityState = 'hidden'
    paper.dispatchEvent(new Event('visibilitychange'))
    expect(flushed).toEqual([true])
  })

  test('is tried again with the network, with the line, and when one comes back to the page: if it failed', () => {
    const back = (): void => {
      page.dispatchEvent(new Event('online'))
      become('lost')
      become('live')
      paper.dispatchEvent(new Event('visibilitychange'))
    }
    back()
    expect(flushed).toEqual([])
    failed = true
    back()
    expect(flushed).toEqual([false, false, false])
  })

  test('is nobody’s business any more once it is put away', () => {
    stop()
    failed = true
    page.dispatchEvent(new Event('pagehide'))
    page.dispatchEvent(new Event('online'))
    become('live')
    expect(flushed).toEqual([])
    expect(listeners.size).toBe(0)
  })
})
