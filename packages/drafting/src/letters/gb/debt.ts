/** Answers to those who collect debts: prove it, hold it, and no word that admits it. */
import type { NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'

const COLLECTION = ['DEBT_COLLECTION_LETTER'] as const
const CLAIM_PLANNED = ['LETTER_BEFORE_CLAIM'] as const
const BOTH = [...COLLECTION, ...CLAIM_PLANNED] as const
const DEMAND = ['STATUTORY_DEMAND'] as const
const BAILIFF = ['BAILIFF_NOTICE'] as const

export const DEBT_SUBJECTS = [
  { kinds: COLLECTION, when: ['too_old'], says: 'A debt that looks too old for court' },
  { kinds: COLLECTION, says: 'Proof of the debt you ask for' },
  { kinds: CLAIM_PLANNED, says: 'Reply to your letter before court action' },
  { kinds: DEMAND, says: 'Your statutory demand is not accepted' },
  { kinds: BAILIFF, says: 'Request to hold enforcement' },
] as const satisfies readonly SubjectRow[]

export const DEBT_PARAGRAPHS = [
  {
    kinds: COLLECTION,
    part: 'position',
    says: 'I do not admit any liability to you or to anyone else for this debt.',
  },
  { kinds: COLLECTION, part: 'position', says: 'Nothing in this letter acknowledges it.' },
  {
    kinds: BOTH,
    part: 'position',
    when: ['about_parking'],
    says: 'I make no statement about who was driving.',
  },
  {
    kinds: BOTH,
    part: 'position',
    when: ['about_parking', 'scotland'],
    says: 'In Scotland only the driver can be asked to pay, and no law makes a keeper name the driver to you.',
  },
  {
    kinds: BOTH,
    part: 'position',
    when: ['about_parking', 'northern_ireland'],
    says: 'In Northern Ireland only the driver can be asked to pay, and no law makes a keeper name the driver to you.',
  },
  {
    kinds: BOTH,
    part: 'position',
    when: ['too_old'],
    says: 'The dates in your letter suggest that any claim is too old. If you do not agree, tell me why.',
  },
  {
    kinds: COLLECTION,
    part: 'request',
    says: 'Show me that {sum} is right by sending me:',
  },
  {
    kinds: CLAIM_PLANNED,
    part: 'position',
    says: 'I do not admit any liability, and I ask for more information before I can answer in full.',
  },
  {
    kinds: CLAIM_PLANNED,
    part: 'position',
    when: ['england_or_wales'],
    unless: ['after_accident'],
    says: 'The pre-action protocol asks both sides to share what they rely on before any claim starts.',
  },
  { kinds: CLAIM_PLANNED, part: 'request', says: 'Send me these documents:' },
  {
    kinds: BOTH,
    part: 'item',
    when: ['agreement_debt'],
    unless: ['about_parking', 'after_accident'],
    says: 'the signed agreement or contract you rely on',
  },
  {
    kinds: BOTH,
    part: 'item',
    unless: ['about_parking', 'after_accident', 'agreement_debt'],
    says: 'the contract, bill or decision you rely on',
  },
  {
    kinds: BOTH,
    part: 'item',
    when: ['after_accident'],
    unless: ['about_parking'],
    says: 'the engineer’s report, the photos, and the bills for repair and hire',
  },
  {
    kinds: BOTH,
    part: 'item',
    when: ['about_parking'],
    says: 'the first notice, the photos of the vehicle and the signs on the site',
  },
  {
    kinds: BOTH,
    part: 'item',
    unless: ['after_accident'],
    says: 'a full statement of the account, with every payment, charge and interest',
  },
  {
    kinds: BOTH,
    part: 'item',
    when: ['has_creditor'],
    says: 'proof that you may collect for {creditor}, or that the account was passed to you',
  },
  {
    kinds: BOTH,
    part: 'item',
    unless: ['has_creditor', 'after_accident'],
    says: 'proof that you have the right to ask me for this money',
  },
  {
    kinds: BOTH,
    part: 'item',
    unless: ['after_accident'],
    says: 'the date on which you say payment first became due',
  },
  { kinds: CLAIM_PLANNED, part: 'item', says: 'how you worked out the sum you would claim' },
  {
    kinds: BOTH,
    part: 'hold',
    unless: ['after_accident'],
    says: 'Put this account on hold until you have answered. Add no interest or charges while I wait.',
  },
  {
    kinds: BOTH,
    part: 'hold',
    when: ['court_talk'],
    says: 'Do not start court action before I have had your answer and time to take advice.',
  },
  {
    kinds: CLAIM_PLANNED,
    part: 'close',
    says: 'I am taking advice, and I am open to talks to settle this without a court.',
  },
  {
    kinds: COLLECTION,
    part: 'close',
    says: 'Write to me by post only. Do not phone me or visit me.',
  },

  {
    kinds: DEMAND,
    part: 'position',
    says: 'I do not admit this debt. [Keep this if it is true:] I dispute your demand, and I ask you to withdraw it in writing.',
  },
  { kinds: DEMAND, part: 'request', says: 'Send me:' },
  { kinds: DEMAND, part: 'item', says: 'the agreement, order or invoice you rely on' },
  { kinds: DEMAND, part: 'item', says: 'a full statement of how you reach {sum}' },
  {
    kinds: DEMAND,
    part: 'hold',
    says: 'Take no further step while you answer. I am taking advice about asking the court to set the demand aside.',
  },

  {
    kinds: BAILIFF,
    part: 'position',
    says: 'I want to sort this out. This letter does not admit that your sums or fees are right.',
  },
  {
    kinds: BAILIFF,
    part: 'request',
    says: 'Tell me how any sum that is due can be cleared in payments that I can afford. My income and costs are: [list them here].',
  },
  { kinds: BAILIFF, part: 'request', says: 'Also send me:' },
  {
    kinds: BAILIFF,
    part: 'item',
    says: 'a copy of the order or warrant you act on, with its date',
  },
  { kinds: BAILIFF, part: 'item', says: 'a list of the sum first due and of each fee you added' },
  { kinds: BAILIFF, part: 'hold', says: 'Hold all visits and add no fees while you answer.' },
  {
    kinds: BAILIFF,
    part: 'hold',
    says: '[Keep this if it is true:] Someone here is vulnerable because [reason]. Pass the case back, or deal with me in writing only.',
  },
  {
    kinds: BAILIFF,
    part: 'close',
    unless: ['northern_ireland'],
    says: 'No one has leave to come into my home.',
  },
] as const satisfies readonly ParagraphRow[]

export const DEBT_NOTES = [
  {
    kinds: CLAIM_PLANNED,

    when: ['after_accident'],
    note: 'noteInsurerFirst',
  },
  {
    kinds: CLAIM_PLANNED,

    when: ['england_or_wales'],
    unless: ['after_accident'],
    note: 'noteReplyForm',
  },
  {
    kinds: DEMAND,

    note: 'noteDemandClock',
  },
  {
    kinds: BAILIFF,

    note: 'noteBailiffPhone',
  },
] as const satisfies readonly NoteRow[]
