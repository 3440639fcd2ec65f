/** What no linter knows of this house: rules over the syntax alone, for oxlint. */
const rule = (message, visitors) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create: (context) => visitors((node) => context.report({ node, messageId: 'found' })),
})

const testers = ['test', 'it', 'describe']
const notRun = ['skip', 'only', 'todo', 'fixme']

export default {
  meta: { name: 'muster' },
  rules: {
    'no-cast-by-unknown': rule('A cast by way of unknown says that the types are wrong: mend them.', (report) => ({
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
    'no-enum': rule('States, events and views are plain JSON: use a union of literals.', (report) => ({
      TSEnumDeclaration: report,
    })),
  },
}
