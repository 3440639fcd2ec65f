import { posix } from 'node:path'
import { siteAddress } from './guides.mjs'
import { addressOf, escape, slugOf } from './text.mjs'

const plain = (token) => token.children.map(({ content }) => content).join('')

/** Where a link of a page leads on the site; null: to what is in the repository alone. */
const leadsTo = (href, from, { guides, examples }) => {
  if (/^https?:/.test(href) || href.startsWith('/docs/')) return href
  const [path, anchor] = href.split('#')
  if (path === '') return href
  const file = posix.normalize(posix.join(posix.dirname(from), path))
  const example = /^examples\/(.+)$/.exec(file)?.[1]
  if (example && examples.has(example)) return `/docs/examples/${example}`
  return siteAddress(guides, file, anchor)
}

/** Markdown as the site shows it. `known`: what can be linked to: guides, examples, and the fields of types. */
export const openMarkdown = (MarkdownIt, known) => {
  const md = new MarkdownIt({ html: false })
  const { rules } = md.renderer
  const code = (text) => {
    const example = /^examples\/(.+)$/.exec(text)?.[1]
    if (example && known.examples.has(example)) return `/docs/examples/${example}`
    const [type, field] = text.split('.')
    if (!known.types.has(type)) return null
    return field === undefined || known.types.get(type).has(field) ? addressOf(type, field) : null
  }
  md.core.ruler.push('links', ({ tokens, env }) => {
    for (const { children } of tokens.filter(({ type }) => type === 'inline')) {
      const open = []
      let isLink = false
      for (const token of children) {
        if (token.type === 'link_open') {
          const address = leadsTo(token.attrGet('href'), env.file, known)
          open.push(address !== null)
          isLink = true
          if (address === null) token.type = 'text'
          else token.attrSet('href', address)
        } else if (token.type === 'link_close') {
          isLink = false
          if (!open.pop()) token.type = 'text'
        } else if (token.type === 'code_inline' && isLink) token.meta = { linked: true }
      }
    }
  })
  rules.code_inline = (tokens, at) => {
    const { content, meta } = tokens[at]
    const address = meta?.linked ? null : code(content)
    const text = `<code>${escape(content)}</code>`
    return address === null ? text : `<a href="${address}">${text}</a>`
  }
  rules.heading_open = (tokens, at) => `<${tokens[at].tag} id="${escape(slugOf(plain(tokens[at + 1])))}">`
  // What may be wider than a phone is scrolled by itself, by keyboard too.
  rules.table_open = () => '<div class="d-scroll" tabindex="0" role="group" aria-label="Table"><table>'
  rules.table_close = () => '</table></div>'
  rules.th_open = () => '<th scope="col">'
  rules.fence = (tokens, at) =>
    `<pre tabindex="0" role="group" aria-label="Code"><code>${escape(tokens[at].content)}</code></pre>\n`
  return {
    page: (text, file) => md.render(text, { file }),
    sentence: (text) => md.render(text, { file: 'docs/schema.md' }),
  }
}
