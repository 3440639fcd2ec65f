import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { turnsOf } from '../../web/turn/turnsOf.js'
import sharp from 'sharp'
import { filmOf } from '../../web/map/film/film.js'
import type { FilmPrinted } from '../../web/map/film/printed.js'
import { stillOf } from '../../web/map/film/still.js'
import { terrainLooks } from '../../web/map/terrain/looks.js'
import { daylight } from '../../web/ui/daylight.generated.js'
import { type AnyGame, open, playOut, seatOf, sensibly } from '../support/play.js'
import { randomFrom } from '../support/random.js'

const preview = { width: 1200, height: 630 }

/** What reads uploads leaves of all formats three, in the process of whichever test has loaded it before. */
const drawings = { operation: ['VipsForeignLoadSvgBuffer'] }
beforeAll(() => sharp.unblock(drawings))
afterAll(() => sharp.block(drawings))

const readPng = async (bytes: Buffer) => {
  const image = sharp(bytes)
  const [{ width, height }, { entropy }] = [await image.metadata(), await image.stats()]
  return { width, height, entropy }
}

const games: readonly (readonly [string, AnyGame])[] = [
  ['boltgun', boltgun],
  ['hex-1.4', hex],
]

describe.each(games)('a film of a war of %s', (id, game) => {
  const [scenario] = game.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const war = playOut(game, open(game, scenario, 'film'), sensibly, randomFrom('film'), 4)
  const states = [war.first, ...war.steps.map(({ after }) => after)]
  const viewsOf = (viewer: Viewer) => {
    const views = states.map((state) => game.viewFor(state, viewer))
    return turnsOf(views).flatMap(({ last }) => views[last] ?? [])
  }
  const filmFor = (viewer: Viewer, printed: FilmPrinted | null = null): string => {
    const views = viewsOf(viewer)
    return filmOf({
      ...{
        title: 'North & <South>',
        from: 'What I knew',
        views,
        terrain: terrainLooks(id),
        colour: (token) => `#${token}`,
      },
      captions: views.map(({ turn }) => `Turn ${String(turn)}`),
      printed,
    })
  }
  const own = filmFor(seatOf(seatId('A')))

  test('is one file that needs nothing else and runs no script', () => {
    expect(own).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(own).toContain('<title>North &amp; &lt;South&gt;</title>')
    expect(own).not.toMatch(/<script|href|url\((?!#)|var\(--(?!all)|NaN|undefined/)
    const names = [...own.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)]
    const depth = names.reduce((sum, [, closes, , alone]) => sum + (closes ? -1 : alone ? 0 : 1), 0)
    expect(depth).toBe(0)
    for (const [, name = ''] of own.matchAll(/url\(#([\w-]+)\)/g)) expect(own).toContain(`id="${name}"`)
  })

  test('has a caption for every turn, and stands still for whoever wants no motion', () => {
    for (const { turn } of viewsOf(seatOf(seatId('A')))) expect(own).toContain(`>Turn ${String(turn)}</text>`)
    expect(own).toContain('prefers-reduced-motion')
  })

  test('shows what its viewer knew: pieces of their own and enemies seen, and the fog', () => {
    const views = viewsOf(seatOf(seatId('A')))
    const ids = new Set(
      views.flatMap(({ pieces, contacts, turn }) =>
        [...pieces, ...contacts.filter(({ asOf }) => asOf === turn)].map((one) => one.id),
      ),
    )
    const moving = [...own.matchAll(/<g class="m/g)]
    expect(moving).toHaveLength(ids.size)
    expect(own).toContain('fill="#--map-blank"')
    expect(filmFor({ kind: 'everyone' })).not.toContain('fill="#--map-blank"')
  })

  test('has what is printed on its map: the picture in the file itself, below the fog, and names of places', () => {
    const href = 'data:image/png;base64,AA=='
    const picture = { href, width: 100, height: 50, matrix: [0.05, 0, 0, 0.04, 1, 2], opacity: 0.6 }
    const film = filmFor(seatOf(seatId('A')), { names: [{ at: 0, text: 'Drake & <Ford>' }], picture })
    expect(film).toContain('>DRAKE &amp; &lt;FORD&gt;</text>')
    expect(film).toContain(`<image href="${href}" width="100" height="50"`)
    expect(film).toContain('transform="matrix(0.05 0 0 0.04 1 2)"')
    expect(film.indexOf('<image')).toBeLessThan(film.indexOf('fill="#--map-blank"'))
    expect(own).not.toContain('<image')
  })

  test('of one view alone it is a still', () => {
    const [view] = viewsOf(seatOf(seatId('A')))
    if (!view) throw new Error('there is no view')
    const still = filmOf({
      ...{ title: 'A', from: 'B', views: [view], terrain: terrainLooks(id), colour: () => '#000' },
      captions: ['Start'],
      printed: null,
    })
    expect(still).toContain('>Start</text>')
    expect(still).not.toContain('visibility:hidden')
  })

  test('its last map is a picture without a word, that needs neither style sheet nor font', async () => {
    const view = viewsOf({ kind: 'everyone' }).at(-1)
    if (!view) throw new Error('there is no view')
    const still = stillOf({ view, terrain: terrainLooks(id), colour: (token) => daylight[token] ?? '#', ...preview })
    expect(still).not.toMatch(/<text|<style|var\(|NaN|undefined|="#"/)
    expect([...still.matchAll(/<g transform="translate\([\d.-]+ [\d.-]+\)"/g)]).toHaveLength(view.pieces.length)
    for (const [, name = ''] of still.matchAll(/url\(#([\w-]+)\)/g)) expect(still).toContain(`id="${name}"`)
    const { width, height, entropy } = await sharp(Buffer.from(still)).png().toBuffer().then(readPng)
    expect({ width, height }).toEqual(preview)
    // Not a blank sheet.
    expect(entropy).toBeGreaterThan(2)
  })

  test('of nothing is nothing', () => {
    expect(filmOf({ title: '', from: '', views: [], captions: [], terrain: {}, colour: String, printed: null })).toBe(
      '',
    )
  })
})
