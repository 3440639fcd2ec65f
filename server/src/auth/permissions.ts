import { memberOf } from '../base/memberOf.js'

/** What a token may do. A person who is here themselves may do all of it. */
export const scopes = ['read', 'orders', 'facilitate', 'organise', 'email'] as const
export type Scope = (typeof scopes)[number]

/** What is granted to a token. */
export interface Permissions {
  readonly scopes: readonly Scope[]
  /** The campaigns to which it is narrowed; null: all of its owner's. */
  readonly campaigns: readonly string[] | null
}

export const everything: Permissions = { scopes, campaigns: null }

/** The scopes are stored under one resource name, as the library's permissions are, and the campaigns under another. */
const [scopeResource, campaignResource] = ['muster', 'campaigns']

const listIn = (granted: unknown, resource: string): readonly unknown[] | null => {
  const listed: unknown = memberOf(granted, resource)
  return Array.isArray(listed) ? listed : null
}

export const permissionsIn = (stored: string | null): Permissions => {
  const granted: unknown = stored === null ? {} : JSON.parse(stored)
  const named = listIn(granted, scopeResource) ?? []
  const campaigns = listIn(granted, campaignResource)
  return { scopes: scopes.filter((scope) => named.includes(scope)), campaigns: campaigns && campaigns.map(String) }
}

/** In the form in which `permissionsIn`, and the database itself, read it. */
export const storedPermissions = (granted: Permissions): Record<string, string[]> => ({
  [scopeResource]: [...granted.scopes],
  ...(granted.campaigns && { [campaignResource]: granted.campaigns.map((id) => id.toLowerCase()) }),
})
