/** Shorter moves for models of 15 to 20 mm (SS-005). */
export const smallScale = {
  id: 'small-scale',
  title: 'Small scale',
  about: 'For models of 15 to 20 mm: units move less far, every range stays as it is.',
}
