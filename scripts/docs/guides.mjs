import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../paths.mjs'
import { slugOf } from './text.mjs'

/** What the site tells besides the schema, in its order. `files`: below each other on one page; `section`: only that part; what is not there is left out. */
const guides = [
  { id: 'play-a-turn', files: ['docs/play-a-turn.md'] },
  { id: 'bots', files: ['docs/bots.md'] },
  { id: 'packed-rows', files: ['docs/packed-rows.md'] },
  { id: 'discord', files: ['docs/discord.md'] },
  { id: 'tokens', files: ['docs/tokens.md'] },
  { id: 'errors', files: ['docs/errors.md'] },
  { id: 'costs', files: ['docs/hosting.md'], section: 'What an operation costs' },
  { id: 'notifications', files: ['docs/notifications.md'] },
  { id: 'army-lists', files: ['docs/army-lists.md'] },
  { id: 'api-changes', files: ['docs/api-changes.md'] },
  { id: 'packages', files: ['docs/packages.md', 'packages/client/README.md', 'packages/kit/README.md'] },
  { id: 'glossary', files: ['docs/glossary.md'] },
]

/** One heading and what is below it, as a page of its own. */
const partOf = (text, heading) => {
  const lines = text.split('\n')
  const from = lines.indexOf(`## ${heading}`)
  const to = lines.findIndex((line, at) => at > from && line.startsWith('## '))
  return ['#' + lines[from].slice(2), ...lines.slice(from + 1, to === -1 ? undefined : to)].join('\n')
}

/** Further files become parts of the first: their headings go down by one. */
const lowered = (text) => text.replaceAll(/^(#+ )/gm, '#$1')

/** Every guide with its title and its text. */
export const readGuides = () =>
  guides
    .filter(({ files }) => existsSync(inRoot(files[0])))
    .map(({ id, files, section }) => {
      const [first, ...more] = files.map((file) => readFileSync(inRoot(file), 'utf8'))
      const text = [section ? partOf(first, section) : first, ...more.map(lowered)].join('\n')
      return { id, files, section, title: /^# (.+)$/m.exec(text)[1], text }
    })

/** Where a file of the repository is told of on the site; null: it is not. */
export const siteAddress = (list, file, anchor) => {
  const found = list.find(({ files, section }) => files.includes(file) && (!section || slugOf(section) === anchor))
  if (!found) return null
  return `/docs/${found.id}${anchor && !found.section ? `#${anchor}` : ''}`
}
