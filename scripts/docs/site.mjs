// The reference for tools, as files: pages made of the schema and of docs, when Muster is built. The server sends them as they are, below /docs.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compressBelow } from '../compress.mjs'
import { inRoot } from '../paths.mjs'
import { readAccess } from './access.mjs'
import { framed } from './frame.mjs'
import { readGuides } from './guides.mjs'
import { openMarkdown } from './markdown.mjs'
import { entriesOf, schemaIndex, typePage, typesOf, usesOf } from './schema.mjs'
import { escape } from './text.mjs'

export const siteFolder = inRoot('web', '.docs')

const examplesFolder = inRoot('examples')

/** Programs that a reader can take; the types of some of them are for our own tests. */
const readExamples = () =>
  new Map(
    readdirSync(examplesFolder)
      .filter((name) => /\.(mjs|py|ts)$/.test(name) && !name.endsWith('.d.mts'))
      .map((name) => [name, readFileSync(join(examplesFolder, name), 'utf8')]),
  )

/** The first sentence of a program about itself. */
const aboutOf = (text) => /^(?:\/\/ |""")(.+)$/m.exec(text)[1]

const examplePage = (name, text) => ({
  title: name,
  about: aboutOf(text),
  html: `<h1>${escape(name)}</h1>
<p>${escape(aboutOf(text))}</p>
<p><a href="/docs/files/${name}" download>Download</a></p>
<pre tabindex="0" role="group" aria-label="Code"><code>${escape(text)}</code></pre>`,
})

const examplesIndex = (examples) => ({
  title: 'Examples',
  about: 'Small programs that use Muster’s API; each is run by a test.',
  html: `<h1>Examples</h1>
<p>Small programs that use the API. They need no package unless they say so, and each is run by a test.</p>
<dl class="d-inputs">${[...examples].map(([name, text]) => `<dt><a href="/docs/examples/${name}"><code>${name}</code></a></dt><dd><p>${escape(aboutOf(text))}</p></dd>`).join('\n')}</dl>`,
})

const home = (guides, md) => ({
  title: 'Muster for tools',
  about: 'How bots, Discord bots and other tools use the API of Muster: guides, examples, and the whole schema.',
  html: `<h1>Muster for tools</h1>
${md.sentence('What a player can do in the browser, a program can do with a token: read what the seat knows, check and seal orders, follow the campaign. The API is GraphQL at `/graphql`; every answer is what its caller may know, and nothing else.')}
<ul>${guides.map(({ id, title }) => `<li><a href="/docs/${id}">${escape(title)}</a></li>`).join('')}
<li><a href="/docs/examples">Examples</a></li>
<li><a href="/docs/schema">The schema</a></li></ul>
<p>Try queries in <a href="/graphql">GraphiQL</a>, if you are signed in.</p>`,
})

/** Styles with their fonts, the script, the sign and the index of the search: their names hold a hash of what is in them. */
const writeAssets = async (esbuild, entries) => {
  const folder = join(siteFolder, 'assets')
  mkdirSync(folder, { recursive: true })
  const index = join(folder, 'index.json')
  writeFileSync(index, JSON.stringify(entries))
  const { metafile } = await esbuild.build({
    entryPoints: [inRoot('scripts/docs/style.css'), inRoot('scripts/docs/page.js'), inRoot('web/app/icon.svg'), index],
    ...{
      outdir: folder,
      outbase: inRoot(),
      entryNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      bundle: true,
      minify: true,
    },
    ...{ metafile: true, target: 'es2022', logLevel: 'silent' },
    loader: { '.woff2': 'copy', '.woff': 'empty', '.svg': 'copy', '.json': 'copy' },
  })
  rmSync(index)
  const of = (name) => {
    const found = Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint && basename(entryPoint) === name,
    )
    return `/docs/assets/${basename(found[0])}`
  }
  return { style: of('style.css'), script: of('page.js'), icon: of('icon.svg'), index: of('index.json') }
}

/** Every page of the site with its address, and what its search finds. */
export const makePages = async () => {
  const [graphql, { default: MarkdownIt }] = await Promise.all([import('graphql'), import('markdown-it')])
  const schema = graphql.buildSchema(readFileSync(inRoot('server', 'schema.graphql'), 'utf8'))
  const [guides, examples, access] = [readGuides(), readExamples(), await readAccess()]
  const types = new Map(
    typesOf(schema).map((type) => [type.name, new Set('getFields' in type ? Object.keys(type.getFields()) : [])]),
  )
  const md = openMarkdown(MarkdownIt, { guides, examples, types })
  const tools = { schema, uses: usesOf(schema, graphql), graphql, md, access }
  const told = (text) => text.replaceAll(/[`*#|>[\]-]|\(.*?\)/g, ' ')
  const pages = [
    { address: '/docs', ...home(guides, md) },
    ...guides.map(({ id, title, text, files }) => ({
      address: `/docs/${id}`,
      title,
      about: told(text.split('\n').slice(1).join(' ')).trim(),
      html: md.page(text, files[0]),
    })),
    { address: '/docs/examples', ...examplesIndex(examples) },
    ...[...examples].map(([name, text]) => ({ address: `/docs/examples/${name}`, ...examplePage(name, text) })),
    { address: '/docs/schema', ...schemaIndex(schema, tools) },
    ...typesOf(schema).map((type) => ({ address: `/docs/schema/${type.name}`, ...typePage(type, tools) })),
  ]
  const entries = [
    ...pages
      .filter(({ address }) => !/\/schema\/./.test(address))
      .map(({ title, address, about }) => ({ title, address, text: about.slice(0, 300) })),
    ...entriesOf(schema),
  ]
  const sections = [
    { title: 'Guides', links: guides.map(({ id, title }) => ({ address: `/docs/${id}`, title })) },
    { title: 'Programs', links: [{ address: '/docs/examples', title: 'Examples' }] },
    {
      title: 'Schema',
      links: [
        { address: '/docs/schema', title: 'All types' },
        ...[['Query', 'Queries'], ['Mutation', 'Mutations'], ['Subscription', 'Subscriptions']].map(([type, title]) => ({ address: `/docs/schema/${type}`, title })), // prettier-ignore
      ],
    },
  ]
  return { pages, entries, sections, examples }
}

export async function buildDocs() {
  const [esbuild, { pages, entries, sections, examples }] = await Promise.all([import('esbuild'), makePages()])
  rmSync(siteFolder, { recursive: true, force: true })
  const assets = await writeAssets(esbuild, entries)
  for (const page of pages) {
    const file = join(siteFolder, `${page.address === '/docs' ? '/index' : page.address.slice('/docs'.length)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, framed(page, { sections, assets }))
  }
  mkdirSync(join(siteFolder, 'files'))
  for (const name of examples.keys()) copyFileSync(join(examplesFolder, name), join(siteFolder, 'files', name))
  await compressBelow(siteFolder)
  return { code: 0, output: '' }
}
