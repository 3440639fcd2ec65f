import type { OrderOption } from '@muster/rulesets/kit/orders.js'

/** `g` begins the keys of the reference. */
const taken = 'g'

/** A key for each order of a piece: the first letter of its name that is free. */
export const orderKeys = (options: readonly OrderOption[]): ReadonlyMap<OrderOption, string> => {
  const used = new Set(taken)
  return new Map(
    options.flatMap((option) => {
      const key = [...option.label.toLowerCase()].find((letter) => /[a-z]/.test(letter) && !used.has(letter))
      if (key === undefined) return []
      used.add(key)
      return [[option, key] as const]
    }),
  )
}
