import { expect, it } from 'vitest'
import type { CampaignNames } from '../../web/api/tokens.js'
import { readNames } from '../../web/app/granting/useCampaignNames.js'

it('offers the campaigns of all pages to choose from, and skips those that could not be read', async () => {
  const pages: Readonly<Record<string, CampaignNames>> = {
    '': { nodes: [{ id: '1', name: 'First' }, null], pageInfo: { hasNextPage: true, endCursor: 'a' } },
    a: { nodes: [{ id: '2', name: 'Second' }], pageInfo: { hasNextPage: false, endCursor: 'b' } },
  }
  const names = await readNames((after) => Promise.resolve(pages[after ?? '']))
  expect(names.map(({ name }) => name)).toEqual(['First', 'Second'])
})
