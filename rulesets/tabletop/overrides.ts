import type { Json } from '../kit/json.js'
import { fail, ok, type Result } from '../kit/result.js'
import type { SettingProblem } from '../kit/settings.js'
import type { TabletopChoice } from '../kit/system.js'
import * as problems from './messages/problems.generated.js'
import type { Gap, Page } from './reference/page.js'
import { rowsAt, valueAt, withOverrides } from './reference/tree.js'

/** Values that one campaign may replace. */
const mostOverrides = 500

const problemOf = (page: Page, offered: ReadonlySet<string>, path: string, value: Json): string | null => {
  const setting = page.settingAt(path)
  if (setting !== null) return problems.settledByReading({ path, setting })
  if (page.follows(path) !== null) return problems.followsFromOthers({ path })
  const printed = valueAt(page.shipped, path)
  if (!offered.has(path) || printed === undefined) return problems.noValueAt({ path, example: [...offered][0] ?? '' })
  const kind = page.kindAt(path, printed)
  return kind.holds(value) ? null : problems.mustBe({ path, allowed: kind.allows })
}

/** Every value that the tables show. */
const pathsOf = ({ contents, shipped, edition }: Page): ReadonlySet<string> =>
  new Set(
    contents.flatMap(({ at }) =>
      at.flatMap((from) => rowsAt(shipped, from, edition).flatMap(({ leaves }) => leaves.map(({ path }) => path))),
    ),
  )

/** The tree of a page with a campaign's own values in it, or what is wrong with one of these. */
export const treeWith = (
  page: Page,
  overrides: TabletopChoice['overrides'],
  gapIn: (tree: Json) => Gap | null,
): Result<Json, SettingProblem> => {
  const given = Object.entries(overrides)
  if (given.length === 0) return ok(page.shipped)
  if (given.length > mostOverrides)
    return fail({ key: 'overrides', message: problems.tooManyOverrides({ most: mostOverrides }) })
  const offered = pathsOf(page)
  for (const [path, value] of given) {
    const message = problemOf(page, offered, path, value)
    if (message !== null) return fail({ key: path, message })
  }
  const tree = withOverrides(page.shipped, overrides)
  const gap = gapIn(tree)
  if (gap === null) return ok(tree)
  return fail({ key: given.find(([path]) => path.startsWith(gap.path))?.[0] ?? gap.path, message: gap.text })
}
