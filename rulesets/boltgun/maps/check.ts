import { diceOf, type Dice } from '../../kit/dice.js'
import type { MapFinding } from '../../kit/mapSpec.js'
import type { ScenarioFile } from '../../kit/scenarioFile.js'
import { seeded } from '../../kit/seeded.js'
import { figuresOf, isFair, type Figure } from '../engine/balance/index.js'
import { packetDraws } from '../engine/packets.js'
import { scenarioData } from '../engine/scenario.js'
import * as words from '../messages/balance.generated.js'
import { unreached } from './reached.js'
import { scenarioOf } from './scenarioOf.js'

/** Draws that are judged: fewer of a large map, whose every draw takes its time. */
const drawsFor = (sectors: number): number => (sectors > 4000 ? 12 : sectors > 1000 ? 24 : 40)

/** The same map is always judged by the same draws. */
const dice = (): Dice => {
  const random = seeded('the check of a map')
  return { roll: (name) => [1 + random.below(diceOf(name).faces)] }
}

const limitOf = ({ bound }: Figure): string => {
  if ('spread' in bound) return words.spread({ most: bound.spread })
  if ('atLeast' in bound) return words.atLeast({ least: bound.atLeast })
  if ('atMost' in bound) return words.atMost({ most: bound.atMost })
  return words.share({ percent: Math.round(bound.share * 100) })
}

const rounded = (value: number): string => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '∞')

const broken = (figures: readonly Figure[], draws: number): MapFinding => {
  const [first] = figures
  const values = first ? first.values.map(rounded).join(', ') : ''
  return {
    weight: 'uneven',
    text: words.broken({
      ...{ draws, times: figures.length, values },
      ...{ figure: first ? words.figure({ which: first.key }) : '', limit: first ? limitOf(first) : '' },
    }),
  }
}

/** What draws of the packets come to, as the campaign's dice may make them. */
export const check = (file: ScenarioFile): readonly MapFinding[] => {
  const made = scenarioOf(file)
  if (!made.ok) return []
  const data = scenarioData({ id: file.title, ...made.value })
  if (!data.draw) return []
  const draws = drawsFor(file.grid.width * file.grid.height)
  const judged = packetDraws({ ...data, draw: data.draw }, dice(), draws)
  const even = judged.filter(isFair).length
  const notes = unreached(data.rows, data.draw.starts[0]?.sites[0])
  const failed = new Map<string, Figure[]>()
  for (const figure of judged.flatMap(figuresOf).filter(({ fits }) => !fits)) {
    const name = `${figure.key} ${limitOf(figure)}`
    failed.set(name, [...(failed.get(name) ?? []), figure])
  }
  const often = [...failed.values()].sort((a, b) => b.length - a.length).map((figures) => broken(figures, draws))
  if (even === draws) return notes
  const enough = even * 10 >= draws
  const summary: MapFinding =
    enough || data.draw.uneven
      ? { weight: enough ? 'note' : 'uneven', text: words.someEven({ even, draws }) }
      : { weight: 'unplayable', text: words.noneEven({ even, draws }) }
  return [summary, ...often, ...notes]
}
