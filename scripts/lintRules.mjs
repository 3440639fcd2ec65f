/** Rules for this repository that no linter has: over the syntax alone, for oxlint. */
const rule = (message, visitors) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create: (context) => visitors((node) => context.report({ node, messageId: 'found' })),
})

const testers = ['test', 'it', 'describe']
const notRun = ['skip', 'only', 'todo', 'fixme']

/** Attributes and properties that a person reads or hears. */
const read = new Set(
  'title label hint placeholder alt description heading text subtitle safe problem summary aria-label aria-description aria-valuetext aria-roledescription'.split(
    ' ',
  ),
)
/** The same of data; as attributes they have words for the code. */
const said = new Set([...read, 'about', 'note'])
/** Keys of a keyboard and lines of code are the same in every language. */
const quoted = new Set(['code', 'kbd', 'pre', 'samp'])

const letters = /\p{L}/u

/** Strings with letters that an expression may come to, as far as they are written out in it. */
const written = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && letters.test(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => letters.test(value.cooked ?? '')) ? [node] : []
    case 'ConditionalExpression':
      return [...written(node.consequent), ...written(node.alternate)]
    case 'LogicalExpression':
      return [...written(node.left), ...written(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...written(node.left), ...written(node.right)] : []
    case 'JSXExpressionContainer':
      return written(node.expression)
    default:
      return []
  }
}

const inQuotes = ({ parent }) => quoted.has(parent?.openingElement?.name?.name)

const messages = /(?:^|\/)messages\/\w+\.generated\.js$/

/** Whether it runs while its module loads. */
const isLoading = ({ parent }) => !parent || (!/Function|PropertyDefinition/.test(parent.type) && isLoading(parent))

/** Calls of sentences that run while their module loads. */
const saidEarly = (report) => {
  const parts = new Set()
  return {
    ImportDeclaration: ({ source, specifiers }) => {
      if (messages.test(source.value)) for (const { local } of specifiers) parts.add(local.name)
    },
    CallExpression: (node) => {
      if (parts.has(node.callee.object?.name) && isLoading(node)) report(node)
    },
  }
}

export default {
  meta: { name: 'muster' },
  rules: {
    'no-cast-by-unknown': rule('A cast through unknown means that the types are wrong: fix them.', (report) => ({
      TSAsExpression: (node) => {
        const { expression } = node
        if (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword') report(node)
      },
    })),
    'every-test-runs': rule('Every test runs, always.', (report) => ({
      MemberExpression: (node) => {
        const { object, property } = node
        if (testers.includes(object.name) && notRun.includes(property.name)) report(node)
      },
    })),
    'sentences-by-key': rule('What a person reads stands in messages/en.json, by key: docs/messages.md.', (report) => ({
      JSXText: (node) => {
        if (letters.test(node.value) && !inQuotes(node)) report(node)
      },
      JSXAttribute: ({ name, value }) => {
        if (read.has(name.name)) written(value).forEach(report)
      },
      Property: ({ key, value, computed }) => {
        if (!computed && said.has(key.name)) written(value).forEach(report)
      },
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute' && !inQuotes(node)) written(node).forEach(report)
      },
    })),
    'said-when-shown': rule(
      'What is said while a module loads is said once for all readers: say it when it is shown (docs/adr/0019-languages.md).',
      saidEarly,
    ),
    'no-enum': rule('States, events and views are plain JSON: use a union of literals.', (report) => ({
      TSEnumDeclaration: report,
    })),
  },
}
