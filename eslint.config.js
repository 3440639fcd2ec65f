import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// What npm run new-ruleset writes is held to the laws before it is written.
const typed = [
  'rulesets/**/*.ts',
  'scripts/template/**/*.ts',
  'server/src/**/*.ts',
  'web/**/*.{ts,tsx}',
  'test/**/*.{ts,tsx}',
  '*.config.ts',
]
const pure = [
  'rulesets/kit/**/*.ts',
  'rulesets/*/engine/**/*.ts',
  'rulesets/tabletop/**/*.ts',
  'scripts/template/rulesets/*/engine/**/*.ts',
]

const syntax = [
  {
    selector: 'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]',
    message: 'A cast by way of unknown says that the types are wrong: mend them.',
  },
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
    message: 'Every test runs, always.',
  },
]

const impure = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'process',
  'crypto',
  'console',
  'require',
  'globalThis',
  'window',
  'document',
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'server/bundle/',
      '**/.next/',
      '**/node_modules/',
      'test-results/',
      'test/bench/peers/',
      'web/next-env.d.ts',
      '**/*.generated.*',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: { 'no-warning-comments': ['error', { terms: ['todo', 'fixme'], location: 'start' }] } },
  { files: typed, extends: [tseslint.configs.strictTypeChecked] },
  {
    files: typed,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-restricted-syntax': ['error', ...syntax],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Coordinates and seats are plain ASCII.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Engines and desks are records of functions, not objects with a self.
      '@typescript-eslint/unbound-method': 'off',
      // GraphQL types are declared as classes and filled with plain data.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Rulesets are pure: no clock, no randomness of their own, no input or output.
    files: pure,
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure.map((name) => ({ name, message: 'A ruleset is data in, data out.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from the campaign.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...syntax,
        { selector: 'TSEnumDeclaration', message: 'States, events and views are plain JSON: use a union of literals.' },
        { selector: 'NewExpression[callee.name="Date"]', message: 'A ruleset has no clock.' },
        {
          selector: 'AwaitExpression, FunctionDeclaration[async=true], ArrowFunctionExpression[async=true]',
          message: 'A ruleset waits for nothing.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'module',
          'require',
          'URL',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'WebSocket',
          'fetch',
          'crypto',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
)
