import type { Locator, Page } from '@playwright/test'
import { drag, type Spot } from '../e2e/onMap.js'

/** A hand that counts: a click, a drag, a key with its modifiers, a choice from a list and a text typed into a field are one action each. */
export interface Hand {
  readonly count: () => number
  readonly click: (what: Locator) => Promise<void>
  readonly key: (key: string) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
  readonly choose: (list: Locator, value: string) => Promise<void>
  readonly drag: (from: Spot, to: Spot) => Promise<void>
}

export const handOf = (page: Page): Hand => {
  let actions = 0
  const counted =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given): Promise<void> => {
      actions += 1
      await act(...given)
    }
  return {
    count: () => actions,
    click: counted((what: Locator) => what.click()),
    key: counted((key: string) => page.keyboard.press(key)),
    type: counted((field: Locator, text: string) => field.fill(text)),
    choose: counted((list: Locator, value: string) => list.selectOption(value)),
    drag: counted((from: Spot, to: Spot) => drag(page, from, to)),
  }
}
