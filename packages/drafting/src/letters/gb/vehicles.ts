/** Parking: private charges and council penalties. The driver is never named. */
import type { NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'

const PRIVATE = ['PARKING_TICKET'] as const
const COUNCIL = ['PENALTY_CHARGE_NOTICE'] as const

export const VEHICLE_SUBJECTS = [
  { kinds: PRIVATE, when: ['appeal_refused'], says: 'Independent appeal against a parking charge' },
  { kinds: PRIVATE, says: 'Appeal against your parking charge' },
  {
    kinds: COUNCIL,
    when: ['notice_to_owner'],
    says: 'Formal representations against the penalty charge',
  },
  { kinds: COUNCIL, says: 'Challenge to the penalty charge notice' },
] as const satisfies readonly SubjectRow[]

export const VEHICLE_PARAGRAPHS = [
  {
    kinds: PRIVATE,
    part: 'opening',
    when: ['has_vehicle'],
    unless: ['hirer'],
    says: 'I am the registered keeper of the vehicle {vehicle}, and I appeal against this charge.',
  },
  {
    kinds: PRIVATE,
    part: 'opening',
    when: ['hirer'],
    says: 'I am the hirer of the vehicle, and I appeal against this charge.',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    when: ['late_notice', 'england_or_wales'],
    says: '[Keep this if no ticket was left on the car:] The notice came after the 14 days of paragraph 9 of Schedule 4, so the keeper cannot be asked to pay.',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    when: ['scotland'],
    says: 'In Scotland only the driver can be asked to pay. The law on keepers covers England and Wales only.',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    when: ['northern_ireland'],
    says: 'In Northern Ireland only the driver can be asked to pay. The law on keepers covers England and Wales only.',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    when: ['hirer', 'england_or_wales'],
    says: 'A hirer can only be asked to pay if the papers in paragraphs 13 and 14 of Schedule 4 came with your notice. Show me that they did.',
  },
  {
    kinds: PRIVATE,
    part: 'opening',
    unless: ['has_vehicle', 'hirer'],
    says: 'I am the registered keeper of the vehicle [registration number], and I appeal against this charge.',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    says: 'I do not admit any liability. There is no duty on me to say who was driving, and I do not say it.',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    says: 'My reasons are: [say what happened, such as a paid ticket, a broken machine or unclear signs].',
  },
  {
    kinds: PRIVATE,
    part: 'position',
    when: ['england_or_wales'],
    unless: ['hirer'],
    says: 'A keeper can only be asked to pay if the notice met every term of Schedule 4 to the Protection of Freedoms Act 2012. I ask for proof that it did.',
  },
  {
    kinds: PRIVATE,
    part: 'request',
    when: ['appeal_refused'],
    says: 'Allow this appeal, unless the firm shows:',
  },
  {
    kinds: PRIVATE,
    part: 'request',
    unless: ['appeal_refused'],
    says: 'Cancel the charge, or send me:',
  },
  {
    kinds: PRIVATE,
    part: 'item',
    says: 'dated photos of the vehicle and of every sign on the site',
  },
  {
    kinds: PRIVATE,
    part: 'item',
    says: 'proof of when the vehicle came and left, and of any grace time that was given',
  },
  {
    kinds: PRIVATE,
    part: 'item',
    says: 'proof that the owner of the land has allowed the firm to issue charges',
  },
  {
    kinds: PRIVATE,
    part: 'close',
    unless: ['appeal_refused'],
    says: 'If you refuse, send me the code and the address for the independent appeal.',
  },

  {
    kinds: COUNCIL,
    part: 'opening',
    when: ['has_vehicle', 'notice_to_owner'],
    says: 'I make formal representations against the Notice to Owner for the vehicle {vehicle}.',
  },
  {
    kinds: COUNCIL,
    part: 'opening',
    when: ['notice_to_owner'],
    unless: ['has_vehicle'],
    says: 'I make formal representations against the Notice to Owner for the vehicle [registration number].',
  },
  {
    kinds: COUNCIL,
    part: 'opening',
    when: ['has_vehicle'],
    unless: ['notice_to_owner'],
    says: 'I challenge this penalty charge notice for the vehicle {vehicle}.',
  },
  {
    kinds: COUNCIL,
    part: 'opening',
    unless: ['has_vehicle', 'notice_to_owner'],
    says: 'I challenge this penalty charge notice for the vehicle [registration number].',
  },
  {
    kinds: COUNCIL,
    part: 'position',
    says: 'The penalty should not be paid because: [say why, such as unclear signs, loading, a valid permit or a sold car].',
  },
  {
    kinds: COUNCIL,
    part: 'position',
    says: 'I enclose: [list your photos, tickets, permits or receipts].',
  },
  { kinds: COUNCIL, part: 'request', says: 'Cancel the notice. If you will not, send me:' },
  { kinds: COUNCIL, part: 'item', says: 'the photos and notes of the officer or the camera' },
  { kinds: COUNCIL, part: 'item', says: 'the order and the signs that you say make the rule' },
  {
    kinds: COUNCIL,
    part: 'hold',
    unless: ['notice_to_owner'],
    says: 'Keep the lower price open until you have answered.',
  },
  {
    kinds: COUNCIL,
    part: 'close',
    says: 'If you refuse, tell me how to take this to the independent tribunal.',
  },
] as const satisfies readonly ParagraphRow[]

export const VEHICLE_NOTES = [
  {
    kinds: PRIVATE,

    when: ['appeal_refused'],
    note: 'noteIndependentAppeal',
  },
  {
    kinds: PRIVATE,

    note: 'noteDriver',
  },
  {
    kinds: COUNCIL,

    note: 'noteOwnForm',
  },
] as const satisfies readonly NoteRow[]
