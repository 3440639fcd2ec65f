import type { Json } from '../../kit/json.js'
import type { Tables } from '../tables/index.js'

const left = (faces: readonly number[]): readonly number[] => [1, 2, 3, 4, 5, 6].filter((face) => !faces.includes(face))

const better = ({ shooting }: Tables, cover: 'SOFT' | 'HARD'): number =>
  shooting.v3.coverSaves[cover].save - shooting.v3.coverSaves.DOWN_WITH_COVER.improves

/** Values that follow from others and are replaced with them. */
const derived: Readonly<Record<string, (tables: Tables) => Json>> = {
  'shooting/v3/coverSaves/SOFT_AND_DOWN/save': (tables) => better(tables, 'SOFT'),
  'shooting/v3/coverSaves/HARD_AND_DOWN/save': (tables) => better(tables, 'HARD'),
  'morale/fubar/classic/PANIC/die': ({ morale }) => left(morale.fubar.classic.FRIENDLY_FIRE.die),
  'greatWar/wire/crosses/die': ({ greatWar }) => left(greatWar.wire.entangled.die),
  'morale/fubar/v3/PANIC/die': ({ morale }) => left(morale.fubar.v3.FRIENDLY_FIRE.die),
}

const smokeOf = /^highExplosive\/v3Smoke\/([A-Z_]+)\/inches$/

/** What follows for a path; null where nothing does. The diameter of smoke stands with the weapon. */
export const derivedAt = (path: string, tables: Tables): Json => {
  const weapon = smokeOf.exec(path)?.[1]
  if (weapon !== undefined) return Object.entries(tables.weapons3).find(([name]) => name === weapon)?.[1].smoke ?? null
  return Object.hasOwn(derived, path) ? (derived[path]?.(tables) ?? null) : null
}
