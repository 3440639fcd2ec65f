import type { Source } from '../../kit/system.js'

const source: Source = {
  title: 'Small-scale moves, from the same blogs as the Great War house rules (rushput.in, warpstonepile.com)',
  note: 'Figures only, in a form of our own.',
}

/** Shorter moves for models of 15 to 20 mm (SS-005). */
export const smallScale = {
  id: 'small-scale',
  title: 'Small scale',
  about: 'For models of 15 to 20 mm: units move less far, every range stays as it is.',
  source,
}
