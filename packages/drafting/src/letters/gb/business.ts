/** Answers to companies: bills, insurance, contracts, music licences, copyright. */
import type { NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'
import { CONSUMER_PARAGRAPHS } from './consumer.ts'

const UTILITY = ['UTILITY_BILL_DEMAND'] as const
const INSURANCE = ['INSURANCE_DECISION'] as const
const CONTRACT = ['CONSUMER_CONTRACT_DISPUTE'] as const
const MUSIC = ['PPL_PRS_BILL'] as const
const STOP = ['CEASE_AND_DESIST'] as const
const COPYRIGHT = ['COPYRIGHT_INFRINGEMENT_LETTER'] as const

export const BUSINESS_SUBJECTS = [
  { kinds: UTILITY, when: ['water'], says: 'Your bill: request for a plan and a lower tariff' },
  {
    kinds: UTILITY,
    when: ['supply_warrant'],
    says: 'Objection to a warrant, and request for a plan',
  },
  { kinds: UTILITY, says: 'Your bill is disputed' },
  { kinds: INSURANCE, says: 'Complaint about your decision' },
  { kinds: CONTRACT, when: ['faulty_goods'], says: 'I do not accept your refusal' },
  { kinds: CONTRACT, says: 'Your letter about our contract' },
  { kinds: MUSIC, says: 'Your letter about a music licence' },
  { kinds: STOP, says: 'Your letter is not accepted' },
  { kinds: COPYRIGHT, says: 'Your claim about the use of a work' },
] as const satisfies readonly SubjectRow[]

export const BUSINESS_PARAGRAPHS = [
  {
    kinds: UTILITY,
    part: 'position',
    says: 'I do not accept that the sum is right. Treat this letter as a complaint.',
  },
  { kinds: UTILITY, part: 'request', says: 'Send me:' },
  {
    kinds: UTILITY,
    part: 'item',
    says: 'how you reach {sum}, with the readings, the dates and the prices',
  },
  {
    kinds: UTILITY,
    part: 'item',
    when: ['water'],
    says: 'if I can have WaterSure or a social tariff, and a plan that I can afford',
  },
  {
    kinds: UTILITY,
    part: 'item',
    unless: ['water'],
    says: 'whether any part is too old to be billed under the back-billing rules',
  },
  {
    kinds: UTILITY,
    part: 'item',
    says: 'what help you give, such as smaller payments, grants or priority services',
  },
  {
    kinds: UTILITY,
    part: 'hold',
    when: ['supply_warrant'],
    unless: ['water'],
    says: 'I object to a warrant. [Keep this if it is true:] Someone here is ill, disabled, elderly or a young child: [say who].',
  },
  {
    kinds: UTILITY,
    part: 'hold',
    when: ['water'],
    says: 'While you look into this, take no court action and pass the account to nobody else.',
  },
  {
    kinds: UTILITY,
    part: 'hold',
    unless: ['water'],
    says: 'While you look into this, do not cut off the supply, fit a meter by force or pass the account on.',
  },
  {
    kinds: UTILITY,
    part: 'close',
    when: ['water'],
    says: 'If we cannot agree, tell me how to take this to the Consumer Council for Water.',
  },
  {
    kinds: UTILITY,
    part: 'close',
    unless: ['water'],
    says: 'If we cannot agree, send me a letter that lets me go to the ombudsman.',
  },

  {
    kinds: INSURANCE,
    part: 'position',
    says: 'I do not agree with your decision. Treat this letter as a complaint, and look at my claim again.',
  },
  {
    kinds: INSURANCE,
    part: 'position',
    says: 'The decision is wrong because: [say why, and name what you enclose].',
  },
  { kinds: INSURANCE, part: 'request', says: 'Send me:' },
  { kinds: INSURANCE, part: 'item', says: 'the exact words of the policy that you rely on' },
  { kinds: INSURANCE, part: 'item', says: 'every report, note and photo that you used' },
  {
    kinds: INSURANCE,
    part: 'close',
    says: 'If you keep to the decision, send me your final response, so that I can go to the ombudsman.',
  },

  ...CONSUMER_PARAGRAPHS,

  {
    kinds: MUSIC,
    part: 'position',
    says: 'I do not admit that a licence is needed or that anything is owed.',
  },
  {
    kinds: MUSIC,
    part: 'position',
    when: ['was_visited'],
    says: 'You say that someone heard music here. I give no promise or undertaking before I have taken advice.',
  },
  {
    kinds: MUSIC,
    part: 'item',
    when: ['was_visited'],
    says: 'the notes of each visit, with the date, the time and the name of the visitor',
  },
  {
    kinds: MUSIC,
    part: 'position',
    unless: ['was_visited'],
    says: '[Keep this only if it is true:] No music is played in public at these premises.',
  },
  { kinds: MUSIC, part: 'request', when: ['was_visited'], says: 'So that I can answer, send me:' },
  {
    kinds: MUSIC,
    part: 'request',
    unless: ['was_visited'],
    says: 'If you do not agree, tell me:',
  },
  { kinds: MUSIC, part: 'item', says: 'which music was played, where, when, and how you know' },
  { kinds: MUSIC, part: 'item', says: 'which tariff you would use, and why' },
  { kinds: MUSIC, part: 'item', says: 'which rights you hold in that music' },
  {
    kinds: MUSIC,
    part: 'close',
    says: 'Do not visit without an appointment. Write to me instead.',
  },

  {
    kinds: STOP,
    part: 'position',
    says: 'I do not admit any wrong, and I give no promise or undertaking.',
  },
  { kinds: STOP, part: 'request', says: 'Send me:' },
  { kinds: STOP, part: 'item', says: 'the right you rely on, with proof that it is yours' },
  { kinds: STOP, part: 'item', says: 'what you say I did, where and when' },
  { kinds: STOP, part: 'item', says: 'how you reach any sum you ask for' },
  {
    kinds: STOP,
    part: 'close',
    says: 'I am taking advice, and I will answer when I have these. Start no claim before then.',
  },

  {
    kinds: COPYRIGHT,
    part: 'position',
    says: 'I do not admit any liability, and I give no promise or undertaking.',
  },
  { kinds: COPYRIGHT, part: 'request', says: 'Send me:' },
  { kinds: COPYRIGHT, part: 'item', says: 'proof that you own the work or act for its owner' },
  { kinds: COPYRIGHT, part: 'item', says: 'a dated copy of the use that you complain of' },
  {
    kinds: COPYRIGHT,
    part: 'item',
    says: 'how you reach {sum}, with the usual licence fee for such a use',
  },
  {
    kinds: COPYRIGHT,
    part: 'close',
    says: 'I will answer in full when I have these. Start no claim before then.',
  },
] as const satisfies readonly ParagraphRow[]

export const BUSINESS_NOTES = [
  {
    kinds: MUSIC,

    when: ['was_visited'],
    note: 'noteMusicTrue',
  },
] as const satisfies readonly NoteRow[]
