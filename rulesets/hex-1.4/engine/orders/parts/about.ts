import type { Facility } from '../../data/facilities.js'
import type { HeldSpecial } from '../../data/specials.js'

/** What each purchase is good for, in a line or two. */
export const troopsAbout = {
  CF: 'Takes ground and fights for it.\nOne for each base and fortress.',
  OF: 'Holds own ground, never leaves it.\n2000 points a hex at most.',
} as const

export const facilityAbout: Readonly<Record<Facility, string>> = {
  BASE: 'Room for one more conquest force.',
  TANK_FACTORY:
    'One more Heavy Support choice in your armies.\nWho defends this hex gets one of up to 175 points free.',
  AIRSTRIP: 'Two steps more in own land, one more outside it.',
  RECON_CENTRE: 'Your recon forces may throw again on the recon table.',
  GARRISON: 'Its occupation force defends neighbouring hexes of yours too.\nAt least 100 points must stay.',
  DEFENSE_PERIMETER: 'When the hex is invaded you choose the mission.',
  TRAINING_CENTER: 'One more Elites choice in your armies.',
  OFFICER_TRAINING_SCHOOL: 'One more HQ choice in your armies.',
  MOTORPOOL: 'One more Fast Attack choice in your armies.',
  COMM_STATION: 'Room for one more recon force.',
  FORTRESS:
    'Room for a conquest force, a recon force and a special character; 5 RP a turn.\nNeeds 500 points of occupation force.',
}

export const specialAbout: Readonly<Record<HeldSpecial, string>> = {
  AIR_STRIKE: 'A bombardment before one battle of the next Battle phase.',
  ADVANCED_INTEL: 'In one battle you choose the mission and deploy last.\nKept until it is used.',
  TRANSPORTER_DEVICE: 'One unit of yours arrives by Deep Strike in the next Battle phase.',
}
