import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { callerOf } from './gate.js'

/** GraphiQL as its package has it, put there by the build: nothing is requested from other sites. */
const folder = fileURLToPath(new URL('../../bundle/graphiql', import.meta.url))
const files = ['graphiql.css', 'graphiql.js', 'react.js', 'react-dom.js']

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Muster · API</title>
    <link rel="stylesheet" href="/graphql/assets/graphiql.css" />
    <link rel="stylesheet" href="/graphql/assets/page.css" />
  </head>
  <body>
    <nav><a href="/docs">Guides and schema</a></nav>
    <main id="graphiql">Loading the workbench …</main>
    <script src="/graphql/assets/react.js"></script>
    <script src="/graphql/assets/react-dom.js"></script>
    <script src="/graphql/assets/graphiql.js"></script>
    <script src="/graphql/assets/boot.js"></script>
  </body>
</html>
`

const own: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  'page.css': {
    type: 'text/css',
    body: 'html, body { height: 100%; margin: 0; }\nbody { display: flex; flex-direction: column; }\nbody > nav { padding: 0.5rem 1rem; font: 1rem sans-serif; }\n#graphiql { flex: 1; min-height: 0; }\n',
  },
  'boot.js': {
    type: 'text/javascript',
    body: `const { protocol, host } = location
const fetcher = GraphiQL.createFetcher({
  url: '/graphql',
  subscriptionUrl: (protocol === 'https:' ? 'wss://' : 'ws://') + host + '/graphql',
})
const defaultQuery = ['{', '  campaigns {', '    nodes { id name status { phase turn stage awaiting { text } } }', '  }', '}', ''].join(String.fromCharCode(10))
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, { fetcher, defaultQuery, shouldPersistHeaders: false }),
)
`,
  },
}

/** The editor writes styles of its own at run time; only these files may run scripts. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const wantsPage = (accept: string | undefined, query: unknown): boolean =>
  query === undefined && (accept ?? '').includes('text/html')

export const graphiql = (): Router => {
  const router = Router()
  router.get('/assets/:file', (request, response, next) => {
    const { file } = request.params
    const text = own[file]
    if (files.includes(file))
      response.sendFile(file, { root: folder, headers: { 'Cache-Control': 'private, max-age=86400' } })
    else if (text) response.type(text.type).send(text.body)
    else next()
  })
  router.get('/', (request, response, next) => {
    if (!wantsPage(request.headers.accept, request.query['query'])) {
      next()
      return
    }
    if (callerOf(response)?.credential.kind === 'session')
      response.setHeader('Content-Security-Policy', policy).type('html').send(page)
    else response.redirect(302, '/sign-in?next=/graphql')
  })
  return router
}
