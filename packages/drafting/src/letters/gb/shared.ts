/** Paragraphs that many letters share: how they open, who may be written to, how they close. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { ParagraphRow } from '../../paragraph.ts'

/** Every kind that gets an answer to a letter. Scams and unknown documents get none; questions have their own rows. */
export const ANSWERED = [
  'DEBT_COLLECTION_LETTER',
  'COUNCIL_TAX_DEMAND',
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
  'LETTER_BEFORE_CLAIM',
  'PPL_PRS_BILL',
  'TV_LICENCE_LETTER',
  'EVICTION_NOTICE',
  'RENT_ARREARS_LETTER',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'BENEFIT_OVERPAYMENT',
  'TAX_DEMAND',
  'UTILITY_BILL_DEMAND',
  'INSURANCE_DECISION',
  'CONSUMER_CONTRACT_DISPUTE',
  'CEASE_AND_DESIST',
  'COPYRIGHT_INFRINGEMENT_LETTER',
] as const satisfies readonly DocumentType[]

const WITH_OWN_OPENING: readonly DocumentType[] = [
  'COURT_CLAIM',
  'PENALTY_CHARGE_NOTICE',
  'PARKING_TICKET',
]
const PLAIN_OPENING = ANSWERED.filter((kind) => !WITH_OWN_OPENING.includes(kind))

/** Kinds in which money is asked for, so that a wrong sum is worth a line. */
const MONEY_KINDS = [
  'DEBT_COLLECTION_LETTER',
  'COUNCIL_TAX_DEMAND',
  'BAILIFF_NOTICE',
  'STATUTORY_DEMAND',
  'LETTER_BEFORE_CLAIM',
  'RENT_ARREARS_LETTER',
  'TAX_DEMAND',
  'UTILITY_BILL_DEMAND',
  'COURT_JUDGMENT',
] as const satisfies readonly DocumentType[]

/** Debts for which a person may ask about smaller payments without admitting anything. */
const PROVABLE_DEBTS = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'UTILITY_BILL_DEMAND',
] as const satisfies readonly DocumentType[]

export const SHARED_PARAGRAPHS = [
  {
    kinds: PLAIN_OPENING,
    part: 'opening',
    when: ['has_letter_date'],
    says: 'I am writing about your letter dated {letterDate}.',
  },
  {
    kinds: PLAIN_OPENING,
    part: 'opening',
    unless: ['has_letter_date'],
    says: 'I am writing about your recent letter.',
  },
  {
    kinds: MONEY_KINDS,
    part: 'request',
    when: ['sum_gap'],
    says: 'The sums in your letter do not add up to the total you ask for. Explain each sum and each charge.',
  },
  {
    kinds: MONEY_KINDS,
    part: 'request',
    when: ['fee_above_law'],
    says: 'The law sets {feeLegal} for this stage. Tell me what law lets you charge {feePrinted}.',
  },
  {
    kinds: PROVABLE_DEBTS,
    part: 'close',
    when: ['wants_time'],
    says: 'If you do prove it, tell me which smaller payments you would accept. Asking this admits nothing.',
  },
] as const satisfies readonly ParagraphRow[]
