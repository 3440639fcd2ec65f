// Writes a page (HTML) about a war, running or over, from what the token may know: territory and strength turn by turn, and the reports.
//   MUSTER_TOKEN=muster_… node examples/statistics.mjs http://localhost:3000 <campaign id> > war.html
// The token needs the scope READ. Once the war is over it is open to all, and the page tells it of all sides.
import { unpackLayer } from './packedRows.mjs'

const [address = 'http://localhost:3000', campaignId] = process.argv.slice(2)

const ask = async (query, variables) => {
  for (;;) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.MUSTER_TOKEN ?? ''}` },
      body: JSON.stringify({ query, variables }),
    })
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)))
      continue
    }
    const { data, errors } = await response.json()
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
    if (!data.campaign) throw new Error('There is no such campaign for you.')
    return data.campaign
  }
}

const head = await ask(
  `query ($c: ID!) { campaign(id: $c) { name ruleset { title } status { phase turn opened seats { id title holder bot } } } }`,
  { c: campaignId },
)
const viewer = head.status.opened ? 'EVERYONE' : 'OWN'
const { briefings } = await ask(
  'query ($c: ID!, $v: BriefingViewer) { campaign(id: $c) { briefings(viewer: $v) { number turn } } }',
  { c: campaignId, v: viewer },
)
if (briefings.length === 0) throw new Error('This campaign has not begun.')

/** The last briefing of each turn, the first turn first: what stood when it was over. */
const last = [...new Map(briefings.toReversed().map((one) => [one.turn, one.number]))]

const turns = []
for (const [turn, number] of last) {
  const { briefing } = await ask(
    `query ($c: ID!, $n: Int, $v: BriefingViewer) { campaign(id: $c) { briefing(number: $n, viewer: $v) {
      layers { key legend rows } pieces { seat size } contacts { seat size } } } }`,
    { c: campaignId, n: number, v: viewer },
  )
  turns.push({ turn, ...briefing })
}
const reports = []
for (const { number, turn } of briefings.toReversed()) {
  const { briefing } = await ask(
    `query ($c: ID!, $n: Int, $v: BriefingViewer) { campaign(id: $c) { briefing(number: $n, viewer: $v) { stage report { rule text } } } }`,
    { c: campaignId, n: number, v: viewer },
  )
  reports.push({ turn, ...briefing })
}

const seats = head.status.seats
const held = ({ layers }) => {
  const owner = layers.find(({ key }) => key === 'owner')
  const cells = owner ? unpackLayer(owner) : []
  return seats.map(({ id }) => cells.filter((cell) => cell === id).length)
}
/** What is known: one's own pieces, and of enemies those whose size was learnt. */
const strength = ({ pieces, contacts }) =>
  seats.map(({ id }) =>
    [...pieces, ...contacts].filter(({ seat }) => seat === id).reduce((sum, { size }) => sum + (size ?? 0), 0),
  )

const text = (value) => String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const colours = ['#24378e', '#9b6a15', '#266e68', '#5c324f', '#903307', '#7d64c1', '#002e10', '#3a004d']

const table = (
  rows,
) => `<table><thead><tr><th scope="col">Turn</th>${seats.map(({ title }) => `<th scope="col">${text(title)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row, at) => `<tr><th scope="row">${text(turns[at].turn)}</th>${row.map((value) => `<td>${text(value)}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`

const chart = (title, rows) => {
  const [width, height, most] = [640, 200, Math.max(1, ...rows.flat())]
  const x = (at) => (20 + (at * (width - 40)) / Math.max(1, rows.length - 1)).toFixed(1)
  const y = (value) => (height - 20 - (value * (height - 40)) / most).toFixed(1)
  const lines = seats.map(({ title: name }, seat) => {
    const points = rows.map((row, at) => `${x(at)},${y(row[seat])}`)
    const colour = colours[seat % colours.length]
    return `<g><title>${text(name)}</title><polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="3"/>
${points.map((point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="4" fill="${colour}"/>`).join('')}</g>`
  })
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${text(title)}, turn by turn">${lines.join('\n')}</svg>`
}

const section = (title, about, rows) =>
  `<h2>${text(title)}</h2>\n<p>${text(about)}</p>\n${chart(title, rows)}\n${table(rows)}`
const whose = head.status.opened ? 'of all sides: the war is over and open to all' : 'as far as one seat knows it'

console.log(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(head.name)}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #f4efe3; color: #182234; font: 1.05rem/1.5 Georgia, serif; }
svg { width: 100%; background: #fcf9f2; border: 1px solid #d3c9b4; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 1px solid #d3c9b4; text-align: left; }
</style>
<h1>${text(head.name)}</h1>
<p>${text(head.ruleset.title)}, turn ${text(head.status.turn)}; ${text(whose)}.</p>
<ul>${seats.map(({ id, title, holder, bot }, at) => `<li><span style="color: ${colours[at % colours.length]}">■</span> ${text(title)} (${text(id)}): ${text(bot ? 'a bot' : (holder ?? 'nobody'))}</li>`).join('\n')}</ul>
${section('Territory', 'Cells held at the end of each turn.', turns.map(held))}
${section('Strength', 'Sizes of the pieces that are known, added up.', turns.map(strength))}
<h2>Reports</h2>
${reports
  .filter(({ report }) => report.length > 0)
  .map(
    ({ turn, stage, report }) =>
      `<h3>Turn ${text(turn)}, ${text(stage)}</h3>\n<ul>${report.map(({ rule, text: line }) => `<li>${text(line)} <small>${text(rule)}</small></li>`).join('\n')}</ul>`,
  )
  .join('\n')}
</html>`)
