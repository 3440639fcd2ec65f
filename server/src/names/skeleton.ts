/** Letters that are drawn like a Latin one, after Unicode’s list of confusables (UTS 39), beside that letter. */
const alike: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᎪ',
  b: 'ВвΒβЬьᏴ',
  c: 'СсϹϲᏟ',
  d: 'ԁᎠđ',
  e: 'ЕеΕεᎬє',
  f: 'Ϝƒ',
  g: 'ɡԌᏀ',
  h: 'НнΗһհᎻ',
  j: 'ЈјϳᎫ',
  k: 'КкΚκᏦ',
  // Also i, 1 and the bar: in many typefaces one stroke is drawn for all of them.
  l: 'iI1|!ІіΙιӀӏıɩłᏞ',
  m: 'МмΜᎷ',
  n: 'Νηпո',
  o: '0ОоΟοՕօØøσ',
  p: 'РрΡρᏢ',
  q: 'ԛԚ',
  r: 'гᏒ',
  s: 'ЅѕᏚ',
  t: 'ТтΤτᎢ',
  u: 'υսц',
  v: 'ѵνѴᏙ',
  w: 'ԝԜωшᎳ',
  x: 'ХхΧχ',
  y: 'УуΥγүҮ',
  z: 'ΖᏃ',
}

const drawn = new Map(Object.entries(alike).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])))

/**
 * What is left of a name for the eye: two names with the same skeleton are easily taken for one another. Accents, spaces, signs and capitals do
 * not count.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD')]
    .filter((sign) => /[\p{L}\p{N}|!]/u.test(sign))
    .map((sign) => drawn.get(sign) ?? sign)
    .join('')
    .toLowerCase()
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
