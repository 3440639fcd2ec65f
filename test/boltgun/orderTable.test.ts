import { expect, test } from 'vitest'
import type { PlanName } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { PlanKind } from '@muster/rulesets/boltgun/engine/orders/parts/planKind.js'
import { planKinds } from '@muster/rulesets/boltgun/engine/orders/planKinds.js'

// What this says is said to the compiler: `npm run check` fails where an expected error is none.
test('a kind of order without a file of its own does not compile', () => {
  const { march, ...others } = planKinds
  // @ts-expect-error: march is missing
  const table: { readonly [Kind in PlanName]: PlanKind<Kind> } = others
  // @ts-expect-error: a march cannot be refused by the search's rules
  const swapped: PlanKind<'search'> = march
  expect([Object.keys(table).includes('march'), swapped.kind]).toEqual([false, 'march'])
})
