/** The weapons once more, typed off the sheets apart from the tables: range, shots, Pen (`-`: n/a), HE, and S for a shaped charge. */
const classic = `
RIFLE 24 1 - -|PISTOL 6 1 - -|SMG 12 2 - -|AUTOMATIC_RIFLE 30 2 - -|ASSAULT_RIFLE 24 2 - -|LMG 30 3 - -|MMG 36 4 - -
HMG 36 3 1 -|LIGHT_AUTOCANNON 48 2 2 D2|MEDIUM_AUTOCANNON 72 2 3 D2|AT_RIFLE 36 1 2 -
PIAT 12 1 5 - S|BAZOOKA 24 1 5 - S|PANZERSCHRECK 24 1 6 - S|PANZERFAUST 12 1 6 - S
LIGHT_AT_GUN 48 1 4 D2|MEDIUM_AT_GUN 60 1 5 D2|HEAVY_AT_GUN 72 1 6 D3|SUPER_HEAVY_AT_GUN 84 1 7 D3
FLAMETHROWER_INFANTRY 6 D6 2 -|FLAMETHROWER_VEHICLE 18 2D6 3 -
LIGHT_MORTAR 24 1 HE D3|MEDIUM_MORTAR 60 1 HE D6|HEAVY_MORTAR 72 1 HE 2D6
LIGHT_HOWITZER 48 1 HE D6|MEDIUM_HOWITZER 60 1 HE 2D6|HEAVY_HOWITZER 72 1 HE 3D6`

const v3 = `
RIFLE 24 1 - -|PISTOL 6 1 - -|SMG 12 2 - -|AUTOMATIC_RIFLE 30 2 - -|ASSAULT_RIFLE 18 2 - -|LMG 36 4 - -|MMG 36 4 - -
HMG 36 4 1 -|LIGHT_AUTOCANNON 48 2 2 1|HEAVY_AUTOCANNON 72 2 3 2|AT_RIFLE 48 1 2 -
PIAT 12 1 5 - S|BAZOOKA 24 1 5 - S|PANZERSCHRECK 24 1 6 - S|PANZERFAUST 12 1 6 - S
LIGHT_AT_GUN 48 1 4 1|MEDIUM_AT_GUN 60 1 5 1|HEAVY_AT_GUN 72 1 6 2|SUPER_HEAVY_AT_GUN 84 1 7 3
FLAMETHROWER_INFANTRY 12 1 2 -|FLAMETHROWER_VEHICLE 12 1 2 -
LIGHT_MORTAR 36 1 HE 1|MEDIUM_MORTAR 60 1 HE 2|HEAVY_MORTAR 72 1 HE 3
LIGHT_HOWITZER 48 1 HE 2|MEDIUM_HOWITZER 60 1 HE 3|HEAVY_HOWITZER 72 1 HE 4`

export interface PlainWeapon {
  readonly name: string
  readonly range: number
  readonly shots: string
  /** Null harms no armour; of HE already that of its row. */
  readonly pen: number | null
  /** Pen of its HE, null where it fires none. */
  readonly hePen: number | null
  readonly firesHe: boolean
  readonly shaped: boolean
}

const penOfHe: Readonly<Record<string, number>> = { D2: 1, D3: 1, D6: 2, '2D6': 3, '3D6': 4, 1: 1, 2: 2, 3: 3, 4: 4 }

const read = (text: string): readonly PlainWeapon[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [name = '', range = '', shots = '', pen = '', he = '', shaped] = row.trim().split(' ')
      const hePen = penOfHe[he] ?? null
      return {
        ...{ name, shots, hePen, range: Number(range), firesHe: pen === 'HE', shaped: shaped === 'S' },
        pen: pen === 'HE' ? hePen : pen === '-' ? null : Number(pen),
      }
    })

export const plainWeapons = { classic: read(classic), v3: read(v3) }

export type PlainEdition = keyof typeof plainWeapons

export const plainWeapon = (edition: PlainEdition, name: string): PlainWeapon => {
  const found = plainWeapons[edition].find((weapon) => weapon.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
