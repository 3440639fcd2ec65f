import { resources, type Resource } from '../data/resources.js'
import { hasFortress, type Works } from '../model/holdings.js'

/** A hex as its yield counts it. */
export interface YieldHex extends Works {
  readonly ruined: boolean
  readonly contested: boolean
  readonly dormant: boolean
}

/** What a hex gives to who takes its income, line by line (HX-076). */
export interface Yield {
  readonly base: number
  readonly resources: readonly { readonly resource: Resource; readonly yield: number }[]
  readonly total: number
}

export interface YieldTerms {
  /** The 5 RP of a fortress stand instead of the base (HX-073). */
  readonly replaces: boolean
  /** Once-only resources have paid already to whom they would pay now (HX-075). */
  readonly paid: boolean
}

const nothing: Yield = { base: 0, resources: [], total: 0 }

/** HX-071, HX-072, HX-073: a sleeping fortress gives the base alone. */
const baseOf = (hex: YieldHex, replaces: boolean): number => (!hasFortress(hex) || hex.dormant ? 1 : replaces ? 5 : 6)

/** HX-074, HX-076; nothing from ruins (HX-042) and from ground that is still fought for (HX-081). */
export const yieldOf = (hex: YieldHex, { replaces, paid }: YieldTerms): Yield => {
  if (hex.ruined || hex.contested) return nothing
  const lines = hex.resources.flatMap((resource) => {
    const { once, yield: rp } = resources[resource]
    return rp === 0 || (once && paid) ? [] : [{ resource, yield: rp }]
  })
  const base = baseOf(hex, replaces)
  return { base, resources: lines, total: lines.reduce((sum, line) => sum + line.yield, base) }
}
