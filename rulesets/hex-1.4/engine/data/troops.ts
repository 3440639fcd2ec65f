import * as common from '../../messages/common.generated.js'

/** Classes of force: conquest, occupation, recon (HX-102 … HX-104). */
export const forceClasses = ['CF', 'OF', 'RF'] as const
export type ForceClass = (typeof forceClasses)[number]

export const isForceClass = (name: string): name is ForceClass => (forceClasses as readonly string[]).includes(name)

export const classTitle = (which: ForceClass): string => common.forceClass({ which })

/** Points that one RP buys, of every class (HX-100). */
export const pointsPerRp = 100

/** Most points of a force (HX-102, HX-103, HX-104); an OF's is that of its hex and player (HX-114). */
export const mostPoints: Readonly<Record<ForceClass, number>> = { CF: 2000, OF: 2000, RF: 1000 }

/** Fewest points of a conquest force at purchase and split (HX-102, HX-115). */
export const fewestConquest = 500
/** Most points of one player in one hex, all classes (HX-044). */
export const mostInHex = 6000
/** Points of OF that hold a fortress (HX-155) and a garrison (HX-149). */
export const fortressHold = 500
export const garrisonHold = 100
/** Points divided at the start (HX-019). */
export const startingPoints = 2500

/** Kinds of unit that survival rolls and honours distinguish (HX-364, HX-366). */
export const unitTypes = [
  'INFANTRY',
  'BIKE',
  'CAVALRY',
  'BEAST',
  'MONSTROUS',
  'VEHICLE',
  'HQ',
  'SPECIAL_CHARACTER',
] as const
export type UnitType = (typeof unitTypes)[number]

export const isUnitType = (name: string): name is UnitType => (unitTypes as readonly string[]).includes(name)
