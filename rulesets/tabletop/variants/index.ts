import { fail, ok, type Result } from '../../kit/result.js'
import type { SettingProblem } from '../../kit/settings.js'
import * as problems from '../messages/problems.generated.js'
import { greatWar } from './greatWar.js'
import { smallScale } from './smallScale.js'

/** In the order in which they are laid over an edition. */
export const variants = [greatWar, smallScale] as const

/** The chosen ones, in that order. */
export const variantsOf = (chosen: readonly string[]): Result<readonly (typeof variants)[number][], SettingProblem> => {
  const known = variants.map(({ id }) => id).join(', ')
  for (const id of chosen)
    if (!variants.some((variant) => variant.id === id))
      return fail({ key: 'variants', message: problems.noSuchVariant({ id, known }) })
  if (new Set(chosen).size < chosen.length) return fail({ key: 'variants', message: problems.variantTwice() })
  return ok(variants.filter(({ id }) => chosen.includes(id)))
}
