import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import type { ToDoRow } from '../store/reads.js'
import type { ToDo } from './types/awaited.js'

/** Open questions, those of one kind together, in the words of their ruleset: a kind without such words is called by its title. */
export const toDoOf = (rows: readonly ToDoRow[], words: AnyRuleset['toDo'] = {}): readonly ToDo[] =>
  [...new Set(rows.map(({ kind, title }) => (words[kind] ? kind : title)))].flatMap((name) => {
    const same = rows.filter(({ kind, title }) => (words[kind] ? kind : title) === name)
    const [first] = same
    if (!first) return []
    const { kind, title, deadlineAt } = first
    const text = words[kind]?.({ count: same.length }) ?? title
    return [{ kind, text, askIds: same.map(({ askId }) => askId), deadlineAt }]
  })
