// The import law of docs/architecture.md. test/tooling/laws.test.ts shows each of these biting on a deliberately bad import.
const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const secret = [
  '^rulesets/[^/]+/engine/(model/)?(state|fog|steps|sealed|evolve|referee|turn|setUp)([./]|$)',
  '^rulesets/boltgun/engine/(attrition|battles/(fog|steps)|intelligence|movement|occupation|opening|plans|supply|victory)/',
]
const sql = '^(node_modules/)?(typeorm|pg|pg-.*|graphile-worker|kysely)(/|$)'

module.exports = {
  forbidden: [
    law(
      'kit-imports-nothing',
      'The contract depends on nobody: every other part may depend on it.',
      { path: '^rulesets/kit/', pathNot: '^rulesets/kit/graphql\\.ts$' },
      // Sentences are filled by a library.
      { pathNot: ['^rulesets/kit/', '^node_modules/icu-minify/'] },
    ),
    law(
      'kit-knows-no-graphql',
      'Only kit/graphql.ts knows GraphQL, and the rest of the kit does not know that file.',
      { path: '^rulesets/kit/', pathNot: '^rulesets/kit/graphql\\.ts$' },
      { path: '^rulesets/kit/graphql\\.ts$' },
    ),
    law(
      'engine-imports-itself-and-kit',
      'An engine is data in, data out: no package, no clock, no other folder.',
      { path: '^rulesets/([^/]+)/engine/' },
      { pathNot: ['^rulesets/$1/(engine|messages)/', '^rulesets/kit/(?!graphql\\.ts$)'] },
    ),
    law(
      'rulesets-are-strangers',
      'A ruleset knows no other, and no tabletop system.',
      { path: '^rulesets/(?!kit/)([^/]+)/' },
      { path: '^rulesets/', pathNot: ['^rulesets/$1/', '^rulesets/kit/'] },
    ),
    law(
      'ruleset-doors-see-views',
      'What the API and the web open of a ruleset reaches, by no path, what knows the true state.',
      { path: '^rulesets/[^/]+/(graphql\\.ts$|(web|maps)/|engine/(view|desk)([./]|$))' },
      { path: secret, reachable: true },
    ),
    law(
      'web-sees-views',
      'What a browser loads reaches, by no path, what knows the true state. The worker of the trial alone plays a war of its own.',
      { path: '^web/', pathNot: '^web/play/engine/' },
      { path: secret, reachable: true },
    ),
    law(
      'web-opens-three-doors',
      'The web opens a ruleset by its desk, its presentation, its rules’ texts, its maps and the kit alone, and the shelf of tabletop systems and what reads scenario files by their index: that holds no secret. What a language has for their sentences holds none either.',
      { path: '^web/', pathNot: '^web/play/engine/' },
      {
        path: '^(rulesets|server|test|scripts)/',
        pathNot:
          '^rulesets/(kit/|(tabletop|maps)/index\\.ts$|[^/]+/(engine/(desk|rules|view)([./]|$)|web/|maps/index\\.ts$|messages/[a-z]{2}\\.generated\\.ts$))',
      },
    ),
    law(
      'trial-plays-in-its-worker',
      'No page imports the engine: it starts the worker and is told what the fog lets through.',
      { path: '^web/', pathNot: '^web/play/engine/' },
      { path: '^web/play/engine/' },
    ),
    law(
      'trial-plays-by-the-contract',
      'The worker knows rulesets by the contract, and of the web only what it is asked and the languages.',
      { path: '^web/play/engine/' },
      {
        path: '^(web|server|test)/',
        pathNot: '^web/(play/(engine/|(campaign|protocol|sandboxProtocol|mapsProtocol)\\.ts$)|languages/)',
      },
    ),
    law(
      'shelf-is-loaded-late',
      'Tables and procedures are large: no page waits for them before it is read.',
      { path: '^web/' },
      { path: '^rulesets/tabletop/', dynamic: false },
    ),
    law(
      'forms-know-no-page',
      'Whoever has a form hands over its schema, what its values are called and what only that page can draw.',
      { path: '^web/forms/' },
      { path: '^(web|rulesets)/', pathNot: '^(web/(forms|ui|messages)/|web/api/importList\\.ts$|rulesets/kit/)' },
    ),
    law(
      'resolvers-call-referee-and-reads',
      'The API reaches campaigns through use cases and through what a credential may read.',
      { path: '^server/src/graphql/' },
      { path: '^server/src/(db|jobs|main|config|live/(?!types)|store/(?!reads\\.))' },
    ),
    law(
      'sql-in-few-places',
      'TypeORM and pg live in db, store, auth, live and jobs, in backup, which copies tables without knowing them, in archive, which copies the rows of one campaign, and in doctor, which counts what is wrong.',
      { path: '^server/src/', pathNot: '^server/src/(db|store|auth|live|jobs|archive|backup|doctor)/' },
      { path: sql },
    ),
    law(
      'only-the-store-opens-a-transaction',
      'To everybody else a transaction is a token that they hand to the store.',
      { path: '^server/src/', pathNot: '^server/src/store/' },
      { path: '^server/src/store/sql\\.ts$' },
    ),
    law(
      'only-the-referee-knows-engines',
      'Of the server only the referee opens rulesets; the rest knows the kit. compose.ts and demo.ts put the parts together, and archive plays a war again to check it.',
      { path: '^server/src/', pathNot: '^server/src/(referee/|archive/|(compose|demo)\\.ts$)' },
      { path: '^(rulesets/(?!kit/)|server/src/referee/compute/registry)' },
    ),
    law(
      'import-keeps-nothing',
      'What reads the files of strangers writes nothing: no disk, no database, no campaign.',
      { path: '^server/src/import/' },
      { path: ['^(node:)?fs(/|$)', '^server/src/(db|store|live|jobs|referee|graphql|http)'] },
    ),
    law(
      'no-tests-in-the-product',
      'The product does not lean on its tests.',
      { path: '^(rulesets|server|web)/' },
      { path: '^test/' },
    ),
    law(
      'packages-open-the-kit',
      'What is published shows nothing of a ruleset, of the server or of the pages but the kit and the proofs of dice.',
      { path: '^packages/' },
      {
        path: '^(rulesets|server|web|test|scripts)/',
        pathNot: '^(rulesets/kit/(?!graphql\\.ts$)|web/dice/(proof|checkThrows)\\.ts$)',
      },
    ),
    law('no-circles', 'Who needs whom has a direction.', {}, { circular: true }),
    {
      ...law(
        'no-circles-of-rooms',
        'So have the rooms of the server, of the web and of the rulesets.',
        { path: '^(server/src|web|rulesets)(/|$)' },
        { circular: true },
      ),
      scope: 'folder',
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|\\.docs|cases|frozen)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'types', 'default'] },
  },
}
