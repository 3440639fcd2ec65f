import plugin from '@graphql-eslint/eslint-plugin'

const { rules: recommended } = plugin.configs['flat/schema-recommended']
const { rules: relay } = plugin.configs['flat/schema-relay']
const naming = '@graphql-eslint/naming-convention'

/** The conventions of graphql-eslint and of Relay, and where the schema keeps others, with the reason. */
const rules = {
  ...recommended,
  ...relay,
  '@graphql-eslint/require-deprecation-date': 'error',
  // The forces of the hex campaign are called CF, OF and RF in its rulebook.
  [naming]: [
    'error',
    { ...recommended[naming][1], FieldDefinition: { style: 'camelCase', ignorePattern: '^(CF|OF|RF)$' } },
  ],
  // Of the types, the three roots have no description: what they share is said in that of the schema.
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      rootField: true,
      FieldDefinition: true,
      EnumValueDefinition: true,
      InputValueDefinition: true,
      ignoredSelectors: ['ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]'],
    },
  ],
  // Rows of a view, faces of dice, the sides of a battle: such lists are part of what they stand in and come whole; numbered ones are read by number (ADR 0020).
  '@graphql-eslint/relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
  // A list is read in one direction (ADR 0020).
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  // What has no identity of its own (a side, a row, a line) has no id; what a view names has a token instead.
  '@graphql-eslint/strict-id-in-types': 'off',
}

const parserOptions = { graphQLConfig: { schema: 'server/schema.graphql' } }

export default [
  {
    files: ['**/*.graphql'],
    languageOptions: { parser: plugin.parser, parserOptions },
    plugins: { '@graphql-eslint': plugin },
    rules,
  },
]
