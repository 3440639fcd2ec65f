import { type Context, use } from 'react'

/** What a provider further up hands down. There is always one: its absence is a mistake of ours. */
export const useRequired = <T>(context: Context<T | null>, what: string): T => {
  const value = use(context)
  if (value === null) throw new Error(`Rendered outside of the provider of the ${what}.`)
  return value
}
