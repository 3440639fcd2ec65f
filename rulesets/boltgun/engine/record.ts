import type { Json } from '../../kit/json.js'

/** A JSON object as such, or null for anything else. */
export const record = (value: Json | undefined): Readonly<Record<string, Json | undefined>> | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
