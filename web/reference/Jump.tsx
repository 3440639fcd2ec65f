import * as words from '../messages/reference.generated.js'
import { Select } from '../ui/index.js'
import type { Found } from './search.js'

interface JumpProps {
  readonly groups: readonly string[]
  readonly tables: Found['tables']
  readonly hasRules: boolean
  /** A table's id, or `rules`. */
  readonly onJump: (id: string) => void
}

/** Where to go: a list beside the tables, and where there is no room for one the browser's own choice. */
export function Jump({ groups, tables, hasRules, onJump }: JumpProps) {
  const of = (group: string) => tables.filter(({ table }) => table.group === group).map(({ table }) => table)
  return (
    <>
      <nav className="r-jump" aria-label={words.tables()}>
        {groups.map((group) => (
          <div key={group}>
            <p className="m-caps">{group}</p>
            <ul>
              {of(group).map(({ id, title }) => (
                <li key={id}>
                  <button type="button" onClick={() => onJump(id)}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {hasRules && (
          <button type="button" onClick={() => onJump('rules')}>
            {words.rules()}
          </button>
        )}
      </nav>
      {tables.length > 1 && (
        <Select
          className="r-jump-choice"
          aria-label={words.goTo()}
          value=""
          onChange={({ target }) => onJump(target.value)}
        >
          <option value="">{words.choose()}</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {of(group).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
          {hasRules && <option value="rules">{words.rules()}</option>}
        </Select>
      )}
    </>
  )
}
