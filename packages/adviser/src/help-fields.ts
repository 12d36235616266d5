/** The fields of life in which a letter's reader needs help: a kind says it better than the words of a letter. */
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'

import type { Facts } from './facts.ts'

/** Kinds of one matter. Others are about whatever the letter speaks of. */
const OF_KIND: Partial<Record<DocumentType, readonly Topic[]>> = {
  COUNCIL_TAX_DEMAND: ['debt'],
  STATUTORY_DEMAND: ['debt'],
  TAX_DEMAND: ['debt', 'general'],
  BENEFIT_OVERPAYMENT: ['debt', 'general'],
  TV_LICENCE_LETTER: ['general', 'debt'],
  UTILITY_BILL_DEMAND: ['consumer', 'debt'],
  PPL_PRS_BILL: ['consumer', 'debt'],
  INSURANCE_DECISION: ['consumer'],
  CONSUMER_CONTRACT_DISPUTE: ['consumer'],
  COPYRIGHT_INFRINGEMENT_LETTER: ['consumer', 'general'],
  CEASE_AND_DESIST: ['consumer', 'general'],
  PARKING_TICKET: ['parking'],
  PENALTY_CHARGE_NOTICE: ['parking', 'general'],
  EVICTION_NOTICE: ['housing'],
  RENT_ARREARS_LETTER: ['housing', 'debt'],
  DISMISSAL_LETTER: ['employment'],
  REDUNDANCY_NOTICE: ['employment'],
  SCAM_LETTER: ['consumer', 'criminal'],
}

/** Kinds that ask for money, whatever it is for. */
const OF_MONEY: readonly DocumentType[] = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
]

/** What the money is for comes before the debt itself where there are rights of its own. */
const BEFORE_DEBT: readonly Topic[] = ['housing', 'parking', 'consumer']

const ANY: readonly Topic[] = ['general']

/** Papers whose words mislead: a benefit office writes of work, a newsletter of anything. */
const OF_PAPER: Partial<Record<Paper, readonly Topic[]>> = {
  circular: ANY,
  benefit_move: ANY,
  benefit_decision: ANY,
  benefit_review: ANY,
  tribunal_hearing: ANY,
  school_absence_penalty: ['family', 'general'],
}

/** The field that counts most comes first. */
export function helpFields({ reading: { documentType, paper }, topic }: Facts): readonly Topic[] {
  if (paper) return OF_PAPER[paper.name] ?? withDebt(documentType, topic)
  return OF_KIND[documentType] ?? withDebt(documentType, topic)
}

function withDebt(kind: DocumentType, topic: Topic): readonly Topic[] {
  if (!OF_MONEY.includes(kind)) return [topic]
  return BEFORE_DEBT.includes(topic) ? [topic, 'debt'] : [...new Set<Topic>(['debt', topic])]
}
