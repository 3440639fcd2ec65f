import type { Json } from '../../kit/json.js'
import * as words from '../messages/maps.generated.js'

/** Banners of a side, and their levels (BG-090). */
export const bounds = {
  banners: 10,
  lists: 12,
  level: 20,
  tasks: 40,
  objectives: 6,
  checks: 10,
  sectors: 10_000,
} as const

const id = (title: string): Json => ({ type: 'string', minLength: 1, maxLength: 60, title })

const every: Readonly<Record<string, Json>> = {
  checks: {
    type: 'integer',
    minimum: 1,
    maximum: bounds.checks,
    title: words.checks(),
    description: words.checksAbout(),
  },
  secondary: { type: 'boolean', title: words.secondary() },
}

const goal = (title: string, key: string, entry: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  ...{ type: 'object', additionalProperties: false, required: [key], title },
  properties: { [key]: entry, ...more, ...every },
})

const goals: readonly Json[] = [
  goal(words.occupy(), 'occupy', id(words.objective())),
  goal(words.count(), 'count', { type: 'integer', minimum: 1, maximum: bounds.sectors, title: words.sectors() }),
  goal(words.hold(), 'hold', id(words.relic())),
  goal(words.control(), 'control', id(words.feature())),
  goal(
    words.destroy(),
    'destroy',
    {
      type: 'array',
      minItems: 1,
      maxItems: bounds.banners,
      items: { type: 'string', maxLength: 3 },
      title: words.banners(),
    },
    {
      by: {
        title: words.byWhom(),
        oneOf: [
          { const: 'own', title: words.byOwn() },
          { const: 'anyone', title: words.byAnyone() },
        ],
      },
    },
  ),
]

/** Of a start: what its side knows, and lists of objectives of which it is given one. */
export const startSchema: Json = {
  type: 'object',
  properties: {
    knows: {
      ...{ type: 'array', maxItems: 30, items: { type: 'string', maxLength: 60 } },
      ...{ title: words.knows(), description: words.knowsAbout() },
    },
    tasks: {
      ...{ type: 'array', maxItems: bounds.tasks, title: words.tasks(), description: words.tasksAbout() },
      items: { type: 'array', minItems: 1, maxItems: bounds.objectives, title: words.task(), items: { oneOf: goals } },
    },
  },
}

/** Of the whole map: banners of each side, and whether it may be uneven. */
export const valuesSchema: Json = {
  type: 'object',
  required: ['levels'],
  properties: {
    levels: {
      ...{
        type: 'array',
        minItems: 1,
        maxItems: bounds.lists,
        title: words.levels(),
        description: words.levelsAbout(),
      },
      items: {
        ...{ type: 'array', minItems: 1, maxItems: bounds.banners, title: words.levelList() },
        items: { type: 'integer', minimum: 1, maximum: bounds.level, title: words.level() },
      },
    },
    uneven: { type: 'boolean', title: words.uneven(), description: words.unevenAbout() },
  },
}
