/**
 * Strokes inside a formation's frame, in a box of 2 × 1.4 around the middle, in the manner of staff maps. Drawn here rather than
 * with a library, so that the map's page stays light; the code is the entity (and echelon) of an APP-6 symbol identification code.
 */
const arms = {
  infantry: 'M-1-.7 1 .7M-1 .7 1-.7',
  armour: 'M-.45-.32H.45A.32.32 0 0 1 .45.32H-.45A.32.32 0 0 1-.45-.32Z',
  mechanised: 'M-1-.7 1 .7M-1 .7 1-.7M-.45-.32H.45A.32.32 0 0 1 .45.32H-.45A.32.32 0 0 1-.45-.32Z',
  reconnaissance: 'M-1 .7 1-.7',
  artillery: 'M0-.22A.22.22 0 1 1 0 .22A.22.22 0 1 1 0-.22Z',
  engineer: 'M-.5.35V-.3H.5V.35M0-.3V.35',
  headquarters: 'M-1-.25H1',
  supply: 'M-1 .35H1',
  air: 'M-.5-.25C-.2-.25.2.25.5.25S.5-.25.5-.25C.2-.25-.2.25-.5.25S-.5-.25-.5-.25Z',
}

/** Entity of a 20-figure code → arm; the longest prefix wins. */
const entities: readonly (readonly [string, keyof typeof arms])[] = [
  ['121102', 'mechanised'],
  ['1211', 'infantry'],
  ['1205', 'armour'],
  ['1213', 'reconnaissance'],
  ['1303', 'artillery'],
  ['1407', 'engineer'],
  ['1206', 'air'],
  ['16', 'supply'],
  ['10', 'headquarters'],
]

/** Function of a 15-letter code → arm. */
const functions: readonly (readonly [string, keyof typeof arms])[] = [
  ['UCIZ', 'mechanised'],
  ['UCI', 'infantry'],
  ['UCA', 'armour'],
  ['UCR', 'reconnaissance'],
  ['UCF', 'artillery'],
  ['UCE', 'engineer'],
  ['UCV', 'air'],
  ['UH', 'headquarters'],
  ['US', 'supply'],
]

const echelons: Readonly<Record<string, string>> = {
  '14': '•••',
  '15': 'I',
  '16': 'II',
  '17': 'III',
  '18': 'X',
  '21': 'XX',
  '22': 'XXX',
  D: '•••',
  E: 'I',
  F: 'II',
  G: 'III',
  H: 'X',
  I: 'XX',
  J: 'XXX',
}

export interface Formation {
  /** SVG path, in the box described above. */
  readonly strokes: string
  /** Printed over the frame; empty where the code names none. */
  readonly echelon: string
}

/** The drawing for an APP-6 code of either form; infantry where there is none. */
export const formationOf = (code: string | undefined): Formation => {
  const text = code ?? ''
  const numeric = /^\d{20}/.test(text)
  const found = numeric
    ? entities.find(([prefix]) => text.slice(10).startsWith(prefix))
    : functions.find(([prefix]) => text.slice(4).startsWith(prefix))
  return {
    strokes: arms[found?.[1] ?? 'infantry'],
    echelon: echelons[numeric ? text.slice(8, 10) : text.slice(11, 12)] ?? '',
  }
}
