/** Parking firms, and firms of bailiffs. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'gb', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const ENFORCEMENT = {
  ...CHECKED,
  what: 'enforcement_firm',
  complainTo:
    'The firm first, then the Enforcement Conduct Board if the firm is accredited, or the council or court it works for.',
  nextStep:
    'Ask which court order or liability order they hold. Call them before they visit, and do not let them in.',
  source: {
    title: 'Enforcement Conduct Board',
    url: 'https://enforcementconductboard.org/complaints',
  },
} as const

const PARKING = {
  ...CHECKED,
  what: 'parking_operator',
  complainTo: 'The operator first. The notice names the free appeals service.',
  nextStep: 'Check the dates on the notice. If you have a court form, answer that first.',
  source: { title: 'GOV.UK: challenge a parking fine', url: 'https://www.gov.uk/parking-tickets' },
} as const

const ENFORCEMENT_SAYS =
  'is an enforcement firm. Its agents are bailiffs who collect for councils and courts. They can act only with a warrant, a writ or a liability order.'

const PARKING_SAYS =
  'is a private parking firm. It is not a council and its charge is not a fine. It can only go to court like any business.'

export const PARKING_BAILIFFS_SENDERS: readonly KnownSender[] = [
  {
    ...ENFORCEMENT,
    id: 'gb.sender.marston',
    name: 'Marston Holdings',
    match: ['marston holdings', 'marston recovery', 'marston group'],
    says: `Marston ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.bristow-sutor',
    name: 'Bristow & Sutor',
    match: ['bristow & sutor', 'bristow and sutor'],
    says: `Bristow & Sutor ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.jacobs',
    name: 'Jacobs',
    match: ['jacobs enforcement', 'jacobs certificated', 'jacobs bailiffs'],
    says: `Jacobs ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.equita',
    name: 'Equita',
    match: ['equita limited', 'equita ltd', 'equita'],
    says: `Equita ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.rundles',
    name: 'Rundles',
    match: ['rundle & co', 'rundle and co', 'rundles'],
    says: `Rundles ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.newlyn',
    name: 'Newlyn',
    match: ['newlyn plc', 'newlyn limited', 'newlyn ltd'],
    says: `Newlyn ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.cder',
    name: 'CDER Group',
    match: ['cder group', 'cder'],
    says: `CDER Group ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.dukes',
    name: 'Dukes',
    match: ['dukes bailiffs', 'dukes limited', 'dukes ltd'],
    says: `Dukes ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.ross-roberts',
    name: 'Ross & Roberts',
    match: ['ross & roberts', 'ross and roberts'],
    says: `Ross & Roberts ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.penham-excel',
    name: 'Penham Excel',
    match: ['penham excel'],
    says: `Penham Excel ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.whyte',
    name: 'Whyte & Co',
    match: ['whyte & co', 'whyte and co'],
    says: `Whyte & Co ${ENFORCEMENT_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.parkingeye',
    name: 'ParkingEye',
    match: ['parkingeye', 'parking eye'],
    tradeBody: 'BPA',
    appealsBody: 'POPLA',
    says: `ParkingEye ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.euro-car-parks',
    name: 'Euro Car Parks',
    match: ['euro car parks'],
    tradeBody: 'BPA',
    appealsBody: 'POPLA',
    says: `Euro Car Parks ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.horizon',
    name: 'Horizon Parking',
    match: ['horizon parking'],
    tradeBody: 'BPA',
    appealsBody: 'POPLA',
    says: `Horizon ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.excel',
    name: 'Excel Parking Services',
    match: ['excel parking'],
    tradeBody: 'IPC',
    appealsBody: 'Independent Appeals Service (IAS)',
    says: `Excel ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.vcs',
    name: 'Vehicle Control Services',
    match: ['vehicle control services'],
    tradeBody: 'IPC',
    appealsBody: 'Independent Appeals Service (IAS)',
    says: `Vehicle Control Services ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.met',
    name: 'MET Parking Services',
    match: ['met parking'],
    says: `MET Parking ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.ukpc',
    name: 'UK Parking Control (UKPC)',
    match: ['uk parking control', 'ukpc'],
    says: `UKPC ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.smart',
    name: 'Smart Parking',
    match: ['smart parking'],
    says: `Smart Parking ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.apcoa',
    name: 'APCOA Parking',
    match: ['apcoa'],
    says: 'APCOA runs car parks for firms, and also works for some councils, stations and airports. Look at who the notice is from: a charge on private land is not a fine.',
  },
  {
    ...PARKING,
    id: 'gb.sender.ncp',
    name: 'NCP (National Car Parks)',
    match: ['national car parks', 'ncp ltd', 'ncp limited'],
    says: 'NCP runs car parks, on its own and for others. Look at who the notice is from: a charge on private land is not a fine.',
  },
  {
    ...PARKING,
    id: 'gb.sender.britannia',
    name: 'Britannia Parking',
    match: ['britannia parking'],
    says: `Britannia ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.premier-park',
    name: 'Premier Park',
    match: ['premier park ltd', 'premier park limited', 'premier park'],
    says: `Premier Park ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.group-nexus',
    name: 'GroupNexus',
    match: ['groupnexus', 'group nexus', 'cp plus', 'highview parking'],
    says: `GroupNexus ${PARKING_SAYS}`,
  },
]
