import type { BoltgunView } from './view.js'

/** What a relic is called that one carries or knows to lie somewhere; an id is the referee's word for it. */
export const relicTitle = ({ detail }: BoltgunView, id: string): string => {
  const lying = detail.relics.find((relic) => relic.id === id)?.label
  const carried = detail.banners.flatMap(({ relics, relicTitles }) => relicTitles[relics.indexOf(id)] ?? [])
  return lying ?? carried[0] ?? id
}
