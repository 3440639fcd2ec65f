// Draws what your seat knows as a picture (SVG): ground, owners, sight, pieces and contacts, of squares and hexes, from the packed rows alone.
//   MUSTER_TOKEN=muster_… node examples/map.mjs http://localhost:3000 <campaign id> [number of a briefing] > map.svg
// The token needs the scope READ. Nothing else is needed; docs/packed-rows.md explains the rows.
import { unpackLayer } from './packedRows.mjs'

const [address = 'http://localhost:3000', campaignId, number] = process.argv.slice(2)

const response = await fetch(`${address}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.MUSTER_TOKEN ?? ''}` },
  body: JSON.stringify({
    query: `query ($c: ID!, $n: Int) { campaign(id: $c) { name board briefing(number: $n) { turn stage
      layers { key legend rows } pieces { id seat kind at size } contacts { seat kind at size asOf } legend { seat title } } } }`,
    variables: { c: campaignId, n: number === undefined ? null : Number(number) },
  }),
})
const { data, errors } = await response.json()
if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
if (!data.campaign?.briefing) throw new Error('There is no such campaign for you, or no such briefing.')
const { name, board, briefing } = data.campaign

const isHex = board.grid === 'hex'
const side = 32
/** Half a hex's height when its width is 1. */
const arm = 1 / Math.sqrt(3)
const hexCorners = [[0, -arm], [0.5, -arm / 2], [0.5, arm / 2], [0, arm], [-0.5, arm / 2], [-0.5, -arm / 2]] // prettier-ignore
const squareCorners = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] // prettier-ignore

/** The middle of a cell, in cells: every other row of hexes is shifted by half a hex. */
const centreOf = ([column, row]) =>
  isHex ? [column + 0.5 + (row % 2) / 2, arm + row * 1.5 * arm] : [column + 0.5, row + 0.5]

/** Column and row of a cell, from 0: `4,3` on squares; hexes are `row/column` from `1/1`. */
const placeOf = (cell) => {
  const [first, second] = cell.split(isHex ? '/' : ',').map(Number)
  return isHex ? [second - 1, first - 1] : [first, second]
}

const text = (value) => String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const fixed = (value) => Number((value * side).toFixed(1))

const outline = ([x, y]) =>
  (isHex ? hexCorners : squareCorners).map(([dx, dy]) => `${fixed(x + dx)},${fixed(y + dy)}`).join(' ')

const grounds = { city: '#d9cbb8', impassable: '#b9a98c', water: '#bcd3da', ruined: '#cdbfae' }
const colours = ['#24378e', '#9b6a15', '#266e68', '#5c324f', '#903307', '#7d64c1', '#002e10', '#3a004d']
const colourOf = (seat) =>
  colours[briefing.legend.findIndex((entry) => entry.seat === seat) % colours.length] ?? '#565f6e'

const layer = (layers, key) => {
  const found = layers.find((one) => one.key === key)
  return found ? unpackLayer(found) : []
}
const terrain = layer(board.layers, 'terrain')
const [owner, sight] = [layer(briefing.layers, 'owner'), layer(briefing.layers, 'sight')]
const seats = new Set(briefing.legend.map(({ seat }) => seat))

const cells = terrain.map((ground, at) => {
  const points = outline(centreOf([at % board.width, Math.floor(at / board.width)]))
  const base = `<polygon points="${points}" fill="${grounds[ground] ?? '#f4efe3'}" stroke="#d3c9b4"/>`
  const held = seats.has(owner[at])
    ? `<polygon points="${points}" fill="${colourOf(owner[at])}" fill-opacity="0.3"/>`
    : ''
  // What is not in sight stays paper.
  const fog = sight[at] === 'unknown' ? `<polygon points="${points}" fill="#fcf9f2" fill-opacity="0.6"/>` : ''
  return base + held + fog
})

const counter = ({ seat, kind, at, size }, attributes, about) => {
  const [x, y] = centreOf(placeOf(at)).map(fixed)
  const r = side * 0.34
  return `<g><title>${text(`${about}: ${kind} at ${at}`)}</title>
<circle cx="${x}" cy="${y}" r="${r}" ${attributes(colourOf(seat))}/>
<text x="${x}" y="${y + side * 0.13}" text-anchor="middle" font-size="${side * 0.36}" fill="${about === 'mine' ? '#fff' : '#182234'}">${text(size ?? '?')}</text></g>`
}
const mine = briefing.pieces.map((piece) => counter(piece, (colour) => `fill="${colour}"`, 'mine'))
const theirs = briefing.contacts.map((contact) =>
  counter(
    contact,
    (colour) => `fill="#fcf9f2" stroke="${colour}" stroke-width="2"`,
    `enemy, as of turn ${contact.asOf}`,
  ),
)

const width = fixed(isHex ? board.width + 0.5 : board.width)
const height = fixed(isHex ? arm * (1.5 * board.height + 0.5) : board.height)
const title = `${name}: turn ${briefing.turn}, ${briefing.stage}`
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" role="img">
<title>${text(title)}</title>
${[...cells, ...theirs, ...mine].join('\n')}
</svg>`)
