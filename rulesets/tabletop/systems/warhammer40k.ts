import { fail, ok } from '../../kit/result.js'
import { resolveSettings } from '../../kit/settings.js'
import type { ShelvedSystem } from '../../kit/system.js'
import { treeWith } from '../overrides.js'
import { referenceOf } from '../reference/tables.js'
import { missions } from '../warhammer40k/missions.js'
import { pageOf } from '../warhammer40k/page.js'
import { proceduresOf } from '../warhammer40k/procedures/index.js'
import { rules } from '../warhammer40k/rules.js'
import { tables, type Tables } from '../warhammer40k/tables.js'
import { terrain } from '../warhammer40k/terrain.js'
import * as problems from '../messages/problems.generated.js'
import * as words from '../messages/systems.generated.js'

/** The default: what both campaigns were written for. */
export const warhammer40k: ShelvedSystem = {
  id: 'warhammer-40k',
  title: words.warhammer40k(),
  about: words.warhammer40kAbout(),
  variants: [],
  settings: [],
  choose({ variants, settings, overrides }) {
    if (variants.length > 0) return fail({ key: 'variants', message: problems.noVariants() })
    const read = resolveSettings([], settings)
    if (!read.ok) return read
    const own = treeWith(pageOf(tables), overrides, () => null)
    if (!own.ok) return own
    const own40k = own.value as Tables
    return ok({
      ...{ id: 'warhammer-40k', title: words.warhammer40k(), variants: [], terrain, rules },
      missions: {
        ...missions,
        ...Object.fromEntries(Object.entries(own40k.classes).map(([key, { title }]) => [key, title])),
      },
      sources: [{ title: words.warhammer40kBoltgunSource() }, { title: words.warhammer40kHexSource() }],
      notes: [words.warhammer40kNote()],
      table: { width: 72, depth: 48 },
      tables: referenceOf(pageOf(own40k)),
      procedures: proceduresOf(own40k),
    })
  },
}
