import { addressOf, escape } from './text.mjs'

const roots = ['Query', 'Mutation', 'Subscription']

/** Kinds of types in the order in which they are listed. */
const kinds = [
  { title: 'Operations', one: 'Operations', is: ({ name }) => roots.includes(name) },
  { title: 'Objects', one: 'Object', is: (type, { isObjectType }) => isObjectType(type) },
  {
    title: 'Interfaces',
    one: 'Interface',
    is: (type, { isInterfaceType, isUnionType }) => isInterfaceType(type) || isUnionType(type),
  },
  { title: 'Inputs', one: 'Input', is: (type, { isInputObjectType }) => isInputObjectType(type) },
  { title: 'Enums', one: 'Enum', is: (type, { isEnumType }) => isEnumType(type) },
  { title: 'Scalars', one: 'Scalar', is: (type, { isScalarType }) => isScalarType(type) },
]

const isOwn = ({ name }) => !name.startsWith('__')

export const typesOf = (schema) =>
  Object.values(schema.getTypeMap())
    .filter(isOwn)
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const kindOf = (type, graphql) => kinds.find(({ is }) => is(type, graphql))

const linked = (type, { isListType, isNonNullType }) => {
  if (isNonNullType(type)) return `${linked(type.ofType, { isListType, isNonNullType })}!`
  if (isListType(type)) return `[${linked(type.ofType, { isListType, isNonNullType })}]`
  return `<a href="${addressOf(type.name)}">${escape(type.name)}</a>`
}

const sentencesOfPrice =
  /\s*(Costs (\d+) points(?:, and (\d+) for each of `(\w+)`)?\.|Priced as at most (\d+) items\.|Not available to API tokens\.|An API token needs the (scopes? [A-Z]+(?: and [A-Z]+)*)(, and must not be limited to campaigns)?\.)/g

/** A description without what is told beside it: price, length of a list, scope. */
export const parted = (description) => {
  const facts = []
  const text = (description ?? '').replaceAll(
    sentencesOfPrice,
    (sentence, _, points, each, arg, items, scope, whole) => {
      if (points)
        facts.push(`${Number(points).toLocaleString('en')} points${each ? `, ${each} for each of ${arg}` : ''}`)
      else if (items) facts.push(`priced as ${items} items at most`)
      else if (scope) facts.push(`API token: ${scope}${whole ? ', not limited to campaigns' : ''}`)
      else facts.push('not with an API token')
      return ''
    },
  )
  return { text: text.trim(), facts }
}

const factsOf = (name, facts, access) => {
  const known = access.get(name)
  const all = [
    ...(known ? [`for ${known.who}`] : []),
    ...(known?.byToken && !facts.some((fact) => fact.includes('API token')) ? ['API token: scope READ'] : []),
    ...facts,
  ]
  return all.length === 0 ? '' : `<ul class="d-facts">${all.map((fact) => `<li>${escape(fact)}</li>`).join('')}</ul>`
}

const deprecated = (reason, md) =>
  reason ? `<div class="d-deprecated"><strong>Deprecated.</strong> ${md.sentence(reason)}</div>` : ''

const fallback = ({ defaultValue }, type, { astFromValue, print }) =>
  defaultValue === undefined ? '' : ` = ${escape(print(astFromValue(defaultValue, type)))}`

/** Arguments of a field, or fields of an input, which can be linked to. */
const inputs = (list, md, graphql, anchored = false) =>
  list.length === 0
    ? ''
    : `<dl class="d-inputs">${list
        .map(
          (input) =>
            `<dt${anchored ? ` id="${input.name}"` : ''}><code>${escape(input.name)}: ${linked(input.type, graphql)}${fallback(input, input.type, graphql)}</code></dt><dd>${md.sentence(input.description ?? '')}${deprecated(input.deprecationReason, md)}</dd>`,
        )
        .join('\n')}</dl>`

const fieldOf = (type, field, { md, graphql, access }) => {
  const { text, facts } = parted(field.description)
  return `<section class="d-field" id="${field.name}">
<h2><a href="#${field.name}">${escape(field.name)}</a></h2>
<p class="d-type"><code>${linked(field.type, graphql)}</code></p>
${md.sentence(text)}${deprecated(field.deprecationReason, md)}${factsOf(`${type.name}.${field.name}`, facts, access)}${inputs(field.args, md, graphql)}
</section>`
}

const valueOf = ({ name, description, deprecationReason }, md) =>
  `<dt id="${name}"><code>${escape(name)}</code></dt><dd>${md.sentence(description ?? '')}${deprecated(deprecationReason, md)}</dd>`

const bodyOf = (type, tools) => {
  const { md, graphql } = tools
  if (graphql.isObjectType(type) || graphql.isInterfaceType(type))
    return Object.values(type.getFields())
      .map((field) => fieldOf(type, field, tools))
      .join('\n')
  if (graphql.isInputObjectType(type)) return inputs(Object.values(type.getFields()), md, graphql, true)
  if (graphql.isEnumType(type))
    return `<dl class="d-inputs">${type
      .getValues()
      .map((value) => valueOf(value, md))
      .join('\n')}</dl>`
  if (graphql.isScalarType(type) && type.specifiedByURL)
    return `<p>Specified by <a href="${escape(type.specifiedByURL)}">${escape(type.specifiedByURL)}</a>.</p>`
  return ''
}

/** Type → where it is used, as `Type.field`. */
export const usesOf = (schema, { getNamedType }) => {
  const uses = new Map()
  const note = (type, type2, field) => {
    const name = getNamedType(type).name
    uses.set(name, [...(uses.get(name) ?? []), [type2.name, field]])
  }
  for (const type of typesOf(schema).filter((one) => 'getFields' in one))
    for (const field of Object.values(type.getFields())) {
      note(field.type, type, field.name)
      for (const arg of field.args ?? []) note(arg.type, type, field.name)
    }
  return uses
}

const list = (items) => `<ul class="d-names">${items.join('')}</ul>`
const link = (type, field) =>
  `<li><a href="${addressOf(type, field)}"><code>${escape(field ? `${type}.${field}` : type)}</code></a></li>`

/** The page of one type. */
export const typePage = (type, { schema, uses, ...tools }) => {
  const { graphql, md } = tools
  const used = [...new Map((uses.get(type.name) ?? []).map((use) => [use.join('.'), use])).values()]
  const made = graphql.isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => link(name)) : []
  return {
    title: type.name,
    about: parted(type.description).text || `${type.name} in the schema of Muster.`,
    html: `<p class="d-kind">${kindOf(type, graphql).one}</p>
<h1>${escape(type.name)}</h1>
${md.sentence(type.description ?? '')}
${bodyOf(type, tools)}
${made.length > 0 ? `<h2 class="d-part">Types that have these fields</h2>${list(made)}` : ''}
${used.length > 0 ? `<h2 class="d-part">Where it is used</h2>${list(used.map(([name, field]) => link(name, field)))}` : ''}`,
  }
}

/** The page that lists all types. */
export const schemaIndex = (schema, { md, graphql }) => ({
  title: 'The schema',
  about: 'Every type of Muster’s GraphQL API, with its fields, arguments, prices, and who may read them.',
  html: `<h1>The schema</h1>
${md.sentence(schema.description ?? '')}
<p>As text: <a href="/schema.graphql"><code>/schema.graphql</code></a>. Where a field says whom it is for, everybody else gets null, an empty list, or a refusal.</p>
${kinds
  .map(
    ({ title }) =>
      `<h2 id="${title.toLowerCase()}">${title}</h2>${list(
        typesOf(schema)
          .filter((type) => kindOf(type, graphql).title === title)
          .map(({ name }) => link(name)),
      )}`,
  )
  .join('\n')}`,
})

const found = (description) => parted(description).text.replaceAll('`', '').slice(0, 300)

/** What the search finds: types and fields, arguments left out. */
export const entriesOf = (schema) =>
  typesOf(schema).flatMap((type) => [
    { title: type.name, address: addressOf(type.name), text: found(type.description) },
    ...('getFields' in type
      ? Object.values(type.getFields()).map((field) => ({
          title: `${type.name}.${field.name}`,
          address: addressOf(type.name, field.name),
          text: found(field.description),
        }))
      : []),
  ])
